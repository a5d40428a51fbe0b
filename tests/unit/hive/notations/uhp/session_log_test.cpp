// Which lines of a session's log are games.

#include "hive/notations/uhp/session_log.hpp"
#include "support/checks/catch.hpp"

#include <string>
#include <vector>

using namespace plyglot;
using notation::UnitKind;

namespace {

// The lines that are read as records.
std::vector<std::string> games_in(const std::string& text) {
  const text::Source source{"session.uhp", text};
  std::vector<std::string> games;
  for (std::uint32_t offset = 0; offset < text.size();) {
    const notation::Unit unit = hive::uhp::next_unit(source, offset);
    if (unit.kind == UnitKind::record) games.emplace_back(source.slice(unit.content));
    offset = unit.whole.end;
  }
  return games;
}

using Games = std::vector<std::string>;

}  // namespace

TEST_CASE("uhp session logs: the last GameString of each game is read") {
  CHECK(games_in("newgame\nBase;NotStarted;White[1]\nok\nplay wG1\nBase;InProgress;Black[1];wG1\nok\n") ==
        Games{"Base;InProgress;Black[1];wG1"});
  CHECK(
      games_in("newgame\r\nBase;NotStarted;White[1]\r\nok\r\nnewgame Base+M\r\nBase+M;NotStarted;White[1]\r\nok\r\n") ==
      Games{"Base;NotStarted;White[1]", "Base+M;NotStarted;White[1]"});
  // What was taken back is not in the last one.
  CHECK(games_in("play wG1\nBase;InProgress;Black[1];wG1\nok\nundo 1\nBase;NotStarted;White[1]\n") ==
        Games{"Base;NotStarted;White[1]"});
}

TEST_CASE("uhp session logs: answers are not games") {
  CHECK(games_in("validmoves\nbG1 -wG1;bG1 wG1-\nok\n").empty());
  CHECK(games_in("id Engine v1\nMosquito;Ladybug\nok\nbestmove depth 2\nwG1\nok\n").empty());
  CHECK(games_in("err\nsomething went wrong\n# a comment\nmore of it\n") ==
        Games{"err", "something went wrong", "more of it"});
  CHECK(games_in("err no such command\nsomething went wrong\n").empty());
}

TEST_CASE("uhp session logs: lists of GameStrings are none") {
  const std::string game = "Base;InProgress;Black[1];wG1";
  CHECK(games_in(game + "\n" + game + "\nwG1;bG1 wG1-\n") == Games{game, game, "wG1;bG1 wG1-"});
  CHECK(games_in("newgame " + game + "\nnewgame " + game + "\n") == Games{"newgame " + game, "newgame " + game});
  CHECK(games_in("pass\nplay\n") == Games{"pass", "play"});
}
