// What the fixes of UHP promise, on games with faults: a safe one ends its own finding, brings up none but those of
// checks that were switched off, and leaves the game as it is.

#include "diagnostics/ids.hpp"
#include "hive/board/pieces.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/games/random_games.hpp"

using namespace plyglot;

namespace {

constexpr std::uint64_t fix_seeds = 6000;

std::string faulty_game(test::Random& random) {
  static const std::vector<std::string> pieces = {
      ";",    ";;",   " ;",       "; ",         "  ",   "\t",         "wS1", "bs1 ", "WA1",  "wQ1",      "bB",
      "1. ",  "2 ",   ".",        "\\\\",       "\\",   "/",          "-",   "pass", "Pass", "newgame ", "base",
      "+PLM", "Draw", "black[1]", "InProgress", "play", "White[2];;", "x",   "4",    "[",    "\xC3\xA9", "#"};
  test::GameWishes wishes;
  wishes.type = random.pick(hive::game_types);
  wishes.most_plies = random.between(0, 12);
  std::string text = test::game_string_of(random_game(random, wishes));
  if (random.chance(15)) text.erase(0, text.find(';') + 1);
  for (std::size_t changes = random.below(5); changes > 0; --changes) {
    const std::size_t removed = random.chance(40) ? random.below(4) : 0;
    text.replace(random.below(text.size() + 1), removed, random.chance(80) ? random.pick(pieces) : "");
  }
  return text;
}

// Type, plies and end of a game.
std::string meaning_of(const hive::Record& record) {
  std::string text = name_of(record.type) + ' ' + std::string(name_of(record.outcome));
  for (const hive::Ply& ply : record.plies) {
    text += ' ' + std::to_string(ply.piece) + '@' + std::to_string(ply.to.q) + ',' + std::to_string(ply.to.r);
  }
  return text;
}

}  // namespace

TEST_CASE("uhp fixes: each alone keeps its promise") {
  test::GameSession before("uhp");
  test::GameSession after("uhp");
  std::size_t tried = 0;
  for (std::uint64_t seed = 0; seed < fix_seeds; ++seed) {
    test::Random random(seed);
    const std::string text = faulty_game(random);
    before.read(text);
    for (const auto& finding : before.findings()) {
      if (!finding.fix || finding.fix->safety != diagnostics::Safety::safe) continue;
      const std::string fixed_text = test::applied(text, *finding.fix);
      after.read(fixed_text);
      const std::string name(test::name_of(finding));
      CAPTURE(seed, text, fixed_text, name, before.report(), after.report());
      const auto had = test::counts_by_name(before.findings());
      auto has = test::counts_by_name(after.findings());
      REQUIRE(has[name] < had.at(name));
      // No finding with a safe fix is an error, and so none switches anything off.
      for (const auto& [other, count] : has) REQUIRE((count == 0 || (had.count(other) != 0 && count <= had.at(other))));
      REQUIRE(meaning_of(after.record()) == meaning_of(before.record()));
      ++tried;
    }
  }
  // Most games have an error, and then few fixes are safe.
  CHECK(tried > fix_seeds / 20);
}

TEST_CASE("uhp fixes: what is sound and fixed is formatted to the same text") {
  test::GameSession session("uhp");
  const diagnostics::SeverityPolicy policy;
  toolchain::Session fixing(test::language_of("uhp"), policy);
  for (std::uint64_t seed = 0; seed < fix_seeds; ++seed) {
    test::Random random(seed);
    const std::string text = faulty_game(random);
    session.read(text);
    if (!session.is_sound()) continue;
    toolchain::Chunk chunk;
    chunk.source.text = text;
    const auto fixed = fixing.fix(chunk, diagnostics::Safety::safe);
    CAPTURE(seed, text, fixed.text);
    const std::string formatted = session.format(text);
    REQUIRE(session.format(fixed.text) == formatted);
    REQUIRE(session.format(formatted) == formatted);
  }
}
