// White and Black exchanged, and who is to move with them: HOP knows no difference between the sides but for the one
// that begins, and of that it does not know which it was.

#include "hive/notations/hop/read/parse.hpp"
#include "hive/record/projection.hpp"
#include "hive/rules/perft.hpp"
#include "support/checks/catch.hpp"
#include "support/door/seen_text.hpp"
#include "support/door/translating.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/texts.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

char other_case(char letter) {
  const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  return is_letter ? static_cast<char>(letter ^ 0x20) : letter;
}

// Of `base+M,Qa-q,w`: the letters of bugs in the other case, and the other side.
std::string with_colours_exchanged(std::string text) {
  const std::size_t end = text.rfind(',');
  std::size_t begin = 0;
  for (const std::string_view alias : {"base", "ultimate"}) {
    if (text.compare(0, alias.size(), alias) == 0) begin = alias.size();
  }
  std::transform(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
                 text.begin() + static_cast<std::ptrdiff_t>(begin), other_case);
  text[end + 1] = text[end + 1] == 'w' ? 'b' : 'w';
  return text;
}

hive::Position with_colours_exchanged(hive::Position position) {
  for (hive::Bug& bug : position.bugs) bug.colour = other(bug.colour);
  if (position.to_move) position.to_move = other(*position.to_move);
  std::swap(position.set.counts[0], position.set.counts[1]);
  return position;
}

// hop R24i is not the same for both sides.
bool is_refused_for_its_side(const std::vector<std::string>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const std::string& finding) { return finding.rfind("hop/lone-bug ", 0) == 0; });
}

// That Black is to move on an empty board is said of Black alone (hop R24h).
std::vector<std::string> without_black_starts(std::vector<std::string> findings) {
  const auto is_it = [](const std::string& finding) { return finding.rfind("hive/black-starts ", 0) == 0; };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_it), findings.end());
  return findings;
}

}  // namespace

TEST_CASE("hop relations: the sides exchanged have the same findings at the same places, and as many moves") {
  std::size_t found = 0;
  for (const char* dialect : {"hop:spec", "hop:hivegame"}) {
    const toolchain::Language language = test::language_of(dialect);
    const bool is_spec = std::string(dialect) == "hop:spec";
    std::vector<std::string> texts = test::sentences_of(hive::hop::grammar, syntax::Strictness::strict, 1000, 61);
    test::Random random(62);
    for (int i = 0; i < 200; ++i) {
      test::HiveWishes wishes;
      wishes.dragonflies = false;
      texts.push_back(test::random_text(random, test::random_hive(random, wishes),
                                        is_spec ? hive::hop::Dialect::spec : hive::hop::Dialect::hivegame));
    }
    for (const std::string& text : texts) {
      const std::string other = with_colours_exchanged(text);
      CAPTURE(dialect, text, other);
      const test::SeenText before = test::seen(text + '\n', language);
      const test::SeenText after = test::seen(other + '\n', language);
      found += before.findings.size();
      if (is_refused_for_its_side(before.findings) || is_refused_for_its_side(after.findings)) continue;
      REQUIRE(without_black_starts(after.findings) == without_black_starts(before.findings));
      REQUIRE(after.moves.size() == before.moves.size());
    }
  }
  CHECK(found > 1000);
}

TEST_CASE("hop relations: the sides exchanged have as many games before them") {
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::Random random(seed);
    test::HiveWishes wishes;
    wishes.standard_set = wishes.like_a_game = true;
    wishes.dragonflies = false;
    wishes.most_bugs = 28;
    const hive::Position position = test::random_hive(random, wishes);
    const auto state = hive::state_of(position);
    if (!state) continue;
    CAPTURE(seed);
    const auto other = hive::state_of(with_colours_exchanged(position));
    REQUIRE(other);
    CHECK(hive::perft(*other, 2) == hive::perft(*state, 2));
    ++compared;
  }
  CHECK(compared > 20);
}
