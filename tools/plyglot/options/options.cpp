#include "plyglot/options/options.hpp"

#include <algorithm>
#include <thread>

namespace plyglot::tool {

void read_folder_by_default(InputOptions& options) {
  if (options.paths.empty() && options.texts.empty()) options.paths.emplace_back(".");
}

std::uint32_t jobs_of(const InputOptions& options) {
  if (options.jobs != 0) return options.jobs;
  return std::clamp(std::thread::hardware_concurrency(), 1u, most_jobs);
}

}  // namespace plyglot::tool
