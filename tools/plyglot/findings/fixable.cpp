#include "plyglot/findings/fixable.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <utility>
#include <vector>

namespace plyglot::tool {

using diagnostics::Safety;

std::string_view option_that_applies(Safety safety) {
  constexpr std::string_view options[] = {"--fix", "--recount", "--unsafe-fixes"};
  return options[static_cast<std::size_t>(safety)];
}

void Fixable::add(const Fixable& other) {
  for (const Safety safety : diagnostics::safeties) add(safety, other.count(safety));
}

void Fixable::make_guesses() {
  std::uint64_t all = 0;
  for (std::uint64_t& count : counts_) all += std::exchange(count, 0);
  add(Safety::unsafe, all);
}

std::string Fixable::words() const {
  std::vector<std::string> parts;
  for (const Safety safety : diagnostics::safeties) {
    if (count(safety) == 0) continue;
    parts.push_back(text::format("{}{} by {}", text::grouped(count(safety)), parts.empty() ? " can be fixed" : " more",
                                 option_that_applies(safety)));
  }
  std::string words;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) words += i + 1 == parts.size() ? ", and " : ", ";
    words += parts[i];
  }
  return words;
}

}  // namespace plyglot::tool
