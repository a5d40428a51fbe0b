// A game does not differ from itself, and what does not differ is the same.
#include "fuzz/harness/laws.hpp"
#include "support/homeworlds/same_turns.hpp"

namespace plyglot::fuzz {
namespace {

bool is_empty(const homeworlds::RecordDiff& diff) {
  return diff.is_same_game() && diff.edits.empty() && diff.renamed.empty() && !diff.has_contrary_headers();
}

void check_difference(const homeworlds::Record& a, const homeworlds::Record& b) {
  require(is_empty(homeworlds::diff(a, a)), "diff(a, a) is empty");
  const homeworlds::RecordDiff diff = homeworlds::diff(a, b);
  require(homeworlds::diff(b, a).relation == diff.relation, "the relation is that of both");
  require_equal(test::broken_law_of(diff, a, b), "", "the difference says what is the same");
  std::string told;
  homeworlds::append_text(a, b, diff, told);
  require(!told.empty() && told.back() == '\n', "the difference is told in lines");
}

}  // namespace

void check_diff_of_homeworlds(std::string_view text, const Subject& subject) {
  beside_first_half(subject, text, [](const std::vector<Record>& of_half, const std::vector<Record>& of_whole) {
    const auto& a = std::get<homeworlds::Record>(of_half.front().model);
    const auto& b = std::get<homeworlds::Record>(of_whole.front().model);
    check_difference(a, b);
  });
}

}  // namespace plyglot::fuzz
