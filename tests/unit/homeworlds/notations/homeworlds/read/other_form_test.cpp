#include "homeworlds/notations/homeworlds/read/other_form.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;
using homeworlds::OtherForm;

namespace {

// The line that shows the form, after `letters: ` or `tree: `; empty if none does.
std::string shown_by(std::string_view text) {
  text::Source source;
  source.text = text;
  const auto found = homeworlds::find_other_form(source);
  if (!found) return {};
  return (found->form == OtherForm::letters ? "letters: " : "tree: ") + std::string(source.slice(found->line));
}

}  // namespace

TEST_CASE("homeworlds other forms: games in letters are known by their first turn") {
  CHECK(shown_by("{History}\r\n Ann:1:Homeworld (LGSB, lr) \r\n") == "letters: Ann:1:Homeworld (LGSB, lr)");
  CHECK(shown_by("\xEF\xBB\xBF"
                 "Ann:29: Trade(Cobalt, sg,sy)") == "letters: Ann:29: Trade(Cobalt, sg,sy)");
  for (const std::string_view other :
       {"# Ann:1:Homeworld (LGSB, lr)", ":1:Move (A, lr, B)", "Ann:x:Move (A, lr, B)", "Event: Ann:1:Move (A, lr, B)",
        "Ann:1:move (A, lr, B)", "Ann:1:Move A lr B", "Ann:1:Grow (A, lr)", "Ann:1:"}) {
    CAPTURE(other);
    CHECK(shown_by(other).empty());
  }
}

TEST_CASE("homeworlds other forms: a tree is known by the tags of its first two moves") {
  const std::string second = "\n(\n  build g1 Ray//\n)\n";
  CHECK(shown_by("# 1\nbuild g1 Lee/orig" + second) == "tree: build g1 Lee/orig");
  CHECK(shown_by("build g1 Lee/better/So." + second) == "tree: build g1 Lee/better/So.");
  CHECK(shown_by("build g1 Lee//So." + second) == "tree: build g1 Lee//So.");
  for (const std::string first : {"build g1 Lee", "build g1 Lee /orig", "build g1 Lee/b g1 Ray", "build g1 Lee/pass",
                                  "build g1 Lee/p", "build g1 Lee/", "build g1 Lee/Orig", "build g1 Lee # a/orig"}) {
    CAPTURE(first);
    CHECK(shown_by(first + second).empty());
    CHECK(shown_by("build g1 Lee/orig\n" + first).empty());
  }
  CHECK(shown_by("build g1 Lee/orig\nb g1 Lee/orig\n").empty());
}

TEST_CASE("homeworlds other forms: nothing of such a text is read, and one finding says so") {
  const auto reading = test::read_homeworlds("Players: Ann, Ben\n\nbuild g1 Lee/orig\nbuild q9 Lee/worse/\n");
  CHECK(test::names_of(reading.findings) == "other-form");
  CHECK(reading.ast.turns.empty());
  CHECK(reading.ast.is_fragment);
}
