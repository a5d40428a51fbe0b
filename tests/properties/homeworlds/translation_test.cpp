// Random games of Homeworlds in all dialects.

#include "support/checks/catch.hpp"
#include "support/homeworlds/players/players.hpp"
#include "support/homeworlds/translating.hpp"
#include "text/format.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

constexpr std::array<RetargetForm, 7> forms = {{{Dialect::seed, false},
                                                {Dialect::ap, false},
                                                {Dialect::ap, true},
                                                {Dialect::sdg, false},
                                                {Dialect::jpb, false},
                                                {Dialect::quux, false},
                                                {Dialect::hwl, false}}};

std::vector<Record> random_games() {
  std::vector<Record> games;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    test::Random random(seed);
    test::HomeworldsWishes wishes;
    wishes.most_turns = 40;
    if (seed % 4 == 0) wishes.players.push_back(test::HomeworldsPlayer::random);
    games.push_back(test::homeworlds_game(test::played_homeworlds_game(random, wishes)).record);
  }
  return games;
}

}  // namespace

TEST_CASE("homeworlds translation: random games keep their positions from any dialect to any other") {
  std::size_t admitted = 0;
  for (const Record& game : random_games()) {
    const std::vector<std::string> positions = test::positions_of(game);
    for (const RetargetForm by : forms) {
      const test::HomeworldsTranslated first = test::translated(game, by);
      if (!test::is_admitted(first.translation) || first.read_back.record.certain_turns == 0) continue;
      CHECK(test::positions_of(first.read_back.record) == positions);
      for (const RetargetForm to : forms) {
        CAPTURE(name_of(by.dialect), by.is_json, name_of(to.dialect), to.is_json);
        const test::HomeworldsTranslated second = test::translated(first.read_back.record, to);
        if (!test::is_admitted(second.translation)) continue;
        ++admitted;
        CHECK(test::positions_of(second.translation.record) == positions);
      }
    }
  }
  CHECK(admitted > 200);
}

TEST_CASE("homeworlds translation: what is translated twice is as if it were translated once") {
  for (const Record& game : random_games()) {
    for (const RetargetForm to : forms) {
      CAPTURE(name_of(to.dialect), to.is_json);
      const test::HomeworldsTranslated once = test::translated(game, to);
      if (!test::is_admitted(once.translation)) continue;
      const test::HomeworldsTranslated twice = test::translated(once.read_back.record, to);
      CHECK(twice.text == once.text);
      CHECK(twice.translation.losses.empty());
    }
  }
}
