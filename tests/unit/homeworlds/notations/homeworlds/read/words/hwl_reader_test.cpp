// Logs of Homeworlds Live: what their words mean on the board (homeworlds H1 to H5, L15).

#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/printing.hpp"
#include "support/homeworlds/translating.hpp"

using namespace plyglot;
using homeworlds::Dialect;

namespace {

const std::string homes = "Players: Ann,Ben\nh,b2C,y1C,g3C\nh,b1C,y3C,g3B\n";

test::HomeworldsGame log_of(const std::string& text) {
  homeworlds::ReadOptions options;
  options.dialect = Dialect::hwl;
  return test::homeworlds_game(text, options);
}

std::string findings_below(const std::string& text) { return test::report_of(log_of(homes + text)); }

std::string place(const std::string& text, std::string_view word, std::string_view name) {
  const std::size_t at = (homes + text).rfind(word);
  return std::string(name) + ' ' + std::to_string(at) + '-' + std::to_string(at + word.size()) + '\n';
}

std::string position_after(const homeworlds::Record& record) {
  return position_text(homeworlds::final_position(record));
}

}  // namespace

TEST_CASE("homeworlds H1: systems are numbered as they are made, and their homes come first") {
  const auto game =
      log_of("Players: Ann,Ben\nh,b2C,y1C,y3C\nh,b1C,y2C,g3B\nb,y1A,1\npass\nd,y1A,g3A\npass\nd,y3C,r3B\n");
  CHECK(test::report_of(game).find("error") != std::string::npos);
  REQUIRE(game.record.systems.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(game.record.systems[i].name == std::to_string(i + 1));
  CHECK(game.record.systems[1].home_of == 1);
}

TEST_CASE("homeworlds H1: an empty line is a pass, but not at the ends of a file") {
  const auto game = log_of("\n" + homes + "b,g1A,1\n\n \nb,g1B,2\n\n\n");
  REQUIRE(game.record.turns.size() == 6);
  CHECK(game.record.actions[3].verb == homeworlds::Verb::pass);
  CHECK(game.record.turns[5].player == 1);
}

TEST_CASE("homeworlds H2: a serial says where it happens, whatever its letter") {
  const auto game = log_of(homes + "b,g1B,1\nb,g1A,2\nt,g1B,b1A\nt,g3B,b3A\n");
  CHECK(test::report_of(game).empty());
  CHECK(position_after(game.record) == "<0>; 1(0,b2y1)b1g3-; 2(1,b1y3)-b3g1");
  CHECK(findings_below("b,g1D,1\n") == place("b,g1D,1\n", "g1D", "homeworlds/serial-letter error"));
}

TEST_CASE("homeworlds H2: of equal ships the one that is named moves, and is another player's or not") {
  const std::string text = "b,g1A,1\nb,g1B,2\nt,g1B,y1A\n";
  CHECK(findings_below(text) == place(text, "g1B", "homeworlds/not-your-ship error"));
}

TEST_CASE("homeworlds H3: pieces that are not where they are due") {
  const std::string twice = "b,g1A,1\nb,g1A,2\n";
  CHECK(findings_below(twice) == place(twice, "g1A", "homeworlds/serial-in-use error"));
  CHECK(findings_below("t,g1A,y1A\n") == place("t,g1A,y1A\n", "g1A", "homeworlds/serial-in-bank error"));
  CHECK(findings_below("t,b2C,y2A\n") == place("t,b2C,y2A\n", "b2C", "homeworlds/serial-is-star error"));
  CHECK(test::report_of(log_of("Players: Ann,Ben\nh,b2C,b2A,b2C\n")).find("serial-in-use error 27-30") !=
        std::string::npos);
}

TEST_CASE("homeworlds H3: what stands for a new piece is read with its lowest letter") {
  const auto game = log_of(homes + "b,g,1\nb,g1,2\nt,g3C,r\n");
  REQUIRE(game.record.is_fragment == false);
  CHECK(position_after(game.record) == "<1>; 1(0,b2y1)g1r3-; 2(1,b1y3)-g1g3");
  CHECK(test::printed_file(game.record) == homes + "b,g,1\nb,g1,2\nt,g3C,r\n");
}

TEST_CASE("homeworlds H4: unused actions need no pass") {
  CHECK(findings_below("s,g3C;b,g1A,2\n").find("no-ship") != std::string::npos);
  CHECK(findings_below("b,g1A,1\nb,g1B,2\nb,g1C,1\ns,g1B\n").empty());
}

TEST_CASE("homeworlds H5: how a log ends") {
  const auto out = log_of(homes + "b,g1A,1;e,Ben\n");
  CHECK(test::report_of(out).empty());
  CHECK(out.record.turns.size() == 3);
  CHECK(out.record.outcome == homeworlds::RecordOutcome::open);
  CHECK(test::printed_file(out.record) == homes + "b,g1A,1;e,Ben\n");
  const auto open = log_of(homes + "b,g1A,1\n...\n");
  CHECK(open.record.turns.size() == 3);
  CHECK(test::names_of(open.reading.findings) == "unfinished-turn");
  CHECK(findings_below("e,Ann\nb,g1A,1\n") ==
        place("e,Ann\nb,g1A,1\n", "b,g1A,1", "homeworlds/turn-after-elimination warning"));
}

TEST_CASE("homeworlds L15: a log is known by its first turn") {
  CHECK(test::homeworlds_game(homes).record.dialect == Dialect::hwl);
  CHECK(test::homeworlds_game("h,b2C,y1C,g3C\n").record.dialect == Dialect::hwl);
  CHECK(test::homeworlds_game("# c\nh,b2C,y1C,g3C\n").record.dialect == Dialect::seed);
  CHECK(test::homeworlds_game("Dialect: seed\nh,b2C,y1C,g3C\n").record.dialect == Dialect::seed);
  CHECK(test::homeworlds_game("h b2 y1 g3 Ann\n").record.dialect == Dialect::seed);
}

TEST_CASE("homeworlds 8: letters of a translation are the lowest that mean the same") {
  const auto game = test::homeworlds_game(
      "Players: Ann, Ben\n\nhomeworld b2 y1 g3 Ann\nhomeworld b1 y3 g3 Far\nbuild g1 Ann\nbuild g1 Far\n"
      "build g1 Ann\n");
  const auto translated = test::translated(game.record, {Dialect::hwl});
  CHECK(translated.text == "Players: Ann,Ben\nWinner: none\nh,b2A,y1A,g3A\nh,b1A,y3A,g3B\nb,g1A,1\nb,g1B,2\nb,g1C,1");
  const std::string losses = test::losses_text(translated.translation);
  CHECK(losses.find("translate/lost-system-name: Far -> 2\n") != std::string::npos);
  CHECK(losses.find("Ann") == std::string::npos);
}
