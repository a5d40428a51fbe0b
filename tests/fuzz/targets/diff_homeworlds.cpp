// A game does not differ from itself, and what differs leads from one game to the other.
#include "fuzz/harness/laws.hpp"
#include "homeworlds/diff/record_diff.hpp"

namespace plyglot::fuzz {
namespace {

bool is_empty(const homeworlds::RecordDiff& diff) {
  return diff.is_same_game() && diff.edits.empty() && diff.renamed.empty() && !diff.has_contrary_headers();
}

// Of records without an error. What is found in others is compared too, as far as it goes.
void check_applied(const homeworlds::Record& a, const homeworlds::Record& b) {
  const homeworlds::Record result = homeworlds::apply(a, homeworlds::diff(a, b));
  require(homeworlds::diff(result, b).edits.empty(), "apply(a, diff(a, b)) plays the turns of b");
}

void check_difference(const homeworlds::Record& a, const homeworlds::Record& b) {
  require(is_empty(homeworlds::diff(a, a)), "diff(a, a) is empty");
  const homeworlds::RecordDiff diff = homeworlds::diff(a, b);
  require(homeworlds::diff(b, a).relation == diff.relation, "the relation is that of both");
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
    if (of_half.front().is_sound && of_whole.front().is_sound) check_applied(a, b);
  });
}

}  // namespace plyglot::fuzz
