#include "plyglot/archive/open/opened_archive.hpp"

#include "plyglot/archive/open/memory_index.hpp"
#include "plyglot/archive/store/schema.hpp"
#include "plyglot/run/usage_error.hpp"

namespace plyglot::tool::archive {

void check_takes_all_records(const InputOptions& input) {
  if (input.record != 0) throw UsageError("all records are taken: --record has no meaning here");
}

Database open_archive(const InputOptions& input, const std::string& index, Run& run) {
  check_takes_all_records(input);
  if (index.empty()) return index_in_memory(Inputs(input, run), jobs_of(input), run);
  if (!input.paths.empty() || !input.texts.empty()) {
    throw UsageError("games are taken from texts or from an index, not from both");
  }
  return open_index(index, Database::Access::read);
}

}  // namespace plyglot::tool::archive
