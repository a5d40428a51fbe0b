// How play goes on after a broken turn (hopgi R27).

#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/findings.hpp"
#include "support/hopgi/playing.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using diagnostics::Safety;
using diagnostics::Severity;

namespace {

// The turns as they were played, `?` for one that was not, with ` u` where the game is uncertain.
std::string played(const std::string& text) {
  std::string words;
  for (const hopgi::RecordTurn& turn : test::read_hopgi_record(text).turns) {
    if (!words.empty()) words += ' ';
    words += turn.is_applied() ? turn_text(turn.turn) : "?";
    if (!turn.is_certain) words += " u";
  }
  return words;
}

std::vector<Diagnostic> errors_in(const std::string& text) {
  std::vector<Diagnostic> found = test::play_hopgi(text).findings;
  const auto is_less = [](const Diagnostic& finding) { return finding.severity < Severity::error; };
  found.erase(std::remove_if(found.begin(), found.end(), is_less), found.end());
  return found;
}

struct Case {
  std::string text;
  std::string turns;
  std::string name;
  // Of the fix; none if it is empty.
  std::string written;
};

void check(const Case& wanted) {
  CAPTURE(wanted.text);
  CHECK(played(wanted.text) == wanted.turns);
  const std::vector<Diagnostic> errors = errors_in(wanted.text);
  REQUIRE(errors.size() == 1);
  CHECK(catalogue_entry(errors[0].id).name == wanted.name);
  REQUIRE(errors[0].fix.has_value() != wanted.written.empty());
  if (wanted.written.empty()) return;
  CHECK(errors[0].fix->title == wanted.written);
  CHECK(errors[0].fix->safety == Safety::unsafe);
}

}  // namespace

TEST_CASE("hopgi recovery: another turn was meant, one slip away") {
  check({"1. Pd2-c5 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/illegal-move", "write `Pd2-c3`"});
  check({"1. Pd1-c3 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/wrong-piece", "write `Pd2-c3`"});
  check({"1. Bd2-c3 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/wrong-piece", "write `Pd2-c3`"});
  check({"1. Kd2-c3 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/unknown-piece", "write `Pd2-c3`"});
  check({"1. Pc3-d2 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/empty-origin", "write `Pd2-c3`"});
  check({"1. Fd1-f1;Wc3-e3 Pb6-c5 2. Pe2-d3 *\n", "Fd1-c3;Wf1-e3 Pb6-c5 Pe2-d3", "hopgi/own-piece-on-target",
         "write `Fd1-c3;Wf1-e3`"});
  check({"1. Fd1-c3;Wf2-e3 Pb6-c5 2. Pe2-d3 *\n", "Fd1-c3;Wf1-e3 Pb6-c5 Pe2-d3", "hopgi/wrong-piece",
         "write `Fd1-c3;Wf1-e3`"});
}

TEST_CASE("hopgi recovery: a turn that is there twice is left out") {
  check(
      {"1. Pd2-c3 1. Pd2-c3 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/duplicate-turn", "delete the turn"});
  check(
      {"1. Pd2-c3 {a} Pd2-c3 Pb6-c5 2. Pe2-d3 *\n", "Pd2-c3 Pb6-c5 Pe2-d3", "hopgi/duplicate-turn", "delete the turn"});
  // What follows does not go on from it.
  CHECK(played("1. Pd2-c3 Pd2-c3 Pg4-g5 *\n") == "Pd2-c3 ? ? u");
}

TEST_CASE("hopgi recovery: of the turns that may be missing the first is played") {
  const std::string text = "1. Pd2-c3 2. Pe2-d3 Pb6-c5 3. Pg2-f3 *\n";
  const hopgi::Record record = test::read_hopgi_record(text);
  REQUIRE(record.turns.size() == 5);
  CHECK(record.turns[1].is_applied());
  CHECK(record.turns[1].span == text::Span{13, 13});
  CHECK(record.turns[2].number == 2);
  CHECK(record.recovered_after == 1);
  const std::vector<Diagnostic> errors = errors_in(text);
  REQUIRE(errors.size() == 1);
  CHECK(catalogue_entry(errors[0].id).name == "hopgi/enemy-piece");
  CHECK_FALSE(errors[0].fix);
  CHECK(errors[0].notes.back().starts_with("a turn of Black seems to be missing before it, and "));
}

TEST_CASE("hopgi recovery: turns that ran together") {
  check({"1. Pd2-c3Pb6-c5 2. Pe2-d3 Pb3-c4 *\n", "Pd2-c3 Pb6-c5 Pe2-d3 Pb3-c4", "hopgi/bad-token",
         "write `Pd2-c3` and `Pb6-c5`"});
  check({"1. Pd2-c3 Pb6-c5Pe2-d3 Pb3-c4 3. R@e4 *\n", "Pd2-c3 Pb6-c5 Pe2-d3 Pb3-c4 R@e4", "hopgi/bad-token",
         "write `Pb6-c5` and `Pe2-d3`"});
  check({"1. Pd2-c3 Pb6-c52. Pe2-d3 Pb3-c4 3. R@e4 *\n", "Pd2-c3 Pb6-c5 Pe2-d3 Pb3-c4 R@e4", "hopgi/bad-token",
         "write `Pb6-c5`"});
}

TEST_CASE("hopgi recovery: what follows from a guess has no error of its own") {
  const std::string text = "1. R@d4 R@d5 2. R@e4 P@e5 3. B@e4 P@e6 *\n";
  const std::vector<Diagnostic> errors = errors_in(text);
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].notes.back() == "`P@e6` is not legal then: from there on the board is uncertain");
}

TEST_CASE("hopgi recovery: with nothing after the turn there is nothing to go by") {
  CHECK(played("1. Pd2-c4 *\n") == "Pd2-c4");
  CHECK(played("1. Pd2-c3 Pb6-c5 2. Pe7-d3 *\n") == "Pd2-c3 Pb6-c5 ?");
}

TEST_CASE("hopgi R28: a turn whose `;` ends its line is one turn") {
  CHECK(played("1. Fd1-c3;\nWf1-e3 Pb3-c4 2. Pc2-d3 *\n") == "Fd1-c3;Wf1-e3 Pb3-c4 Pc2-d3");
  CHECK(played("1. Fc3 ;\n\n We3! Pb3-c4 2. Pc2-d3 *\n") == "Fd1-c3;Wf1-e3 Pb3-c4 Pc2-d3");
  CHECK(errors_in("1. Fc3 ;\n\n We3! Pb3-c4 2. Pc2-d3 *\n").empty());
  // These are two turns.
  CHECK(errors_in("1. Pd2-c3;\nPb3-c4 *\n").size() == 1);
}

TEST_CASE("hopgi R20: a variation that lost its end does not take the rest of the game") {
  const std::string rest = "1... Pb3-c5 2. Pd2-e3 Wa6-c7;Fa4-c3 3. Pc2xc3 Pb4-c6 4. Rg1-f3 *\n";
  const std::string lost = "1. Pe2-g3 (1. Fd1-c3;Wf1-e3 Pb3-c4 2. Pc2-d3 " + rest;
  REQUIRE(errors_in(lost).size() == 1);
  CHECK(errors_in(lost)[0].fix->edits[0].span.begin == lost.find(" 1... "));
  CHECK(played(lost) == played("1. Pe2-g3 (1. Fd1-c3;Wf1-e3 Pb3-c4 2. Pc2-d3) " + rest));
  const std::string inner = "1. Pe2-g3 (1. Fd1-c3;Wf1-e3 (1. Pe2-d3 Pb3-c4 1... Pb6-c5 2. Pc2-d3) " + rest;
  REQUIRE(errors_in(inner).size() == 1);
  CHECK(errors_in(inner)[0].span.begin == inner.find("(1. Pe2"));
  CHECK(played(inner) == played("1. Pe2-g3 (1. Fd1-c3;Wf1-e3 (1. Pe2-d3 Pb3-c4) 1... Pb6-c5 2. Pc2-d3) " + rest));
}

TEST_CASE("hopgi R20: where a variation ended that is not known, the rest is not judged") {
  const std::string text = "1. Pd2-c3 (1. Fd1-c3;Wf1-e3 Pb3-c4 1. Pd2-c3 Pb3-c4 7. Pe2-d3 *\n";
  CHECK(test::play_hopgi(text).findings.size() == 1);
  CHECK(played(text) == "Pd2-c3 Fd1-c3;Wf1-e3 Pb3-c4 ? u ? u ? u");
}
