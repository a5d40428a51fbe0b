// A game or position of Hopgi does not differ from itself, and what does not differ is the same.
#include "fuzz/harness/laws.hpp"
#include "hopgi/diff/position_diff.hpp"
#include "support/hopgi/position_apply.hpp"
#include "support/hopgi/same_turns.hpp"

namespace plyglot::fuzz {
namespace {

void require_told(const std::string& told) {
  require(!told.empty() && told.back() == '\n', "the difference is told in lines");
}

void check_difference(const hopgi::Record& a, const hopgi::Record& b) {
  const hopgi::RecordDiff none = hopgi::diff(a, a);
  require(none.is_same_game() && none.edits.empty() && none.notes.empty() && none.tags.empty(), "diff(a, a) is empty");
  const hopgi::RecordDiff diff = hopgi::diff(a, b);
  require(hopgi::diff(b, a).is_same_game() == diff.is_same_game(), "a difference is one for both");
  require_equal(test::broken_law_of(diff, a, b), "", "the difference says what is the same");
  std::string told;
  hopgi::append_text(a, b, diff, told);
  require_told(told);
}

void check_difference(const hopgi::Setup& a, const hopgi::Setup& b) {
  require(hopgi::diff(a, a).is_same(), "diff(a, a) is empty");
  const hopgi::SetupDiff diff = hopgi::diff(a, b);
  require(test::applied(a.position, diff.position) == b.position, "the difference leads from a to b");
  std::string told;
  hopgi::append_text(a, b, diff, told);
  require_told(told);
}

template <class Model>
void check_all(const std::vector<Record>& of_half, const std::vector<Record>& of_whole) {
  check_difference(std::get<Model>(of_half.back().model), std::get<Model>(of_whole.back().model));
  check_difference(std::get<Model>(of_whole.front().model), std::get<Model>(of_whole.back().model));
}

}  // namespace

void check_diff_of_hopgi(std::string_view text, const Subject& subject) {
  beside_first_half(subject, text, [](const std::vector<Record>& of_half, const std::vector<Record>& of_whole) {
    if (std::holds_alternative<hopgi::Record>(of_whole.front().model)) {
      check_all<hopgi::Record>(of_half, of_whole);
    } else {
      check_all<hopgi::Setup>(of_half, of_whole);
    }
  });
}

}  // namespace plyglot::fuzz
