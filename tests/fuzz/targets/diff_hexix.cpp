// A game does not differ from itself, and what does not differ is the same.
#include "fuzz/harness/laws.hpp"
#include "support/hexix/same_plies.hpp"

namespace plyglot::fuzz {
namespace {

void check_difference(const hexix::Record& a, const hexix::Record& b) {
  const hexix::RecordDiff none = hexix::diff(a, a);
  require(none.is_same_game() && none.edits.empty(), "diff(a, a) is empty");
  const hexix::RecordDiff diff = hexix::diff(a, b);
  require(hexix::diff(b, a).relation == diff.relation, "the relation is that of both");
  require_equal(test::broken_law_of(diff, a, b), "", "the difference says what is the same");
  std::string told;
  hexix::append_text(a, b, diff, told);
  require(!told.empty() && told.back() == '\n', "the difference is told in lines");
}

}  // namespace

void check_diff_of_hexix(std::string_view text, const Subject& subject) {
  beside_first_half(subject, text, [](const std::vector<Record>& of_half, const std::vector<Record>& of_whole) {
    check_difference(std::get<hexix::Record>(of_half.back().model), std::get<hexix::Record>(of_whole.back().model));
    check_difference(std::get<hexix::Record>(of_whole.front().model), std::get<hexix::Record>(of_whole.back().model));
  });
}

}  // namespace plyglot::fuzz
