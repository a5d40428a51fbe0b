#include "cli/process.hpp"

#include "support/checks/catch.hpp"

#include <functional>

using namespace plyglot;

namespace {

// The same few moves, to and fro.
std::string moves(unsigned plies, const std::string& opening, const std::string& separator,
                  const std::function<std::string(unsigned)>& move) {
  std::string text = opening;
  for (unsigned ply = 0; ply < plies; ++ply) text += (ply == 0 ? "" : separator) + move(ply);
  return text;
}

std::string game_of_hive(unsigned plies) {
  const std::string round[] = {"wQ \\wG1", "bQ bG1/", "wQ -wG1", "bQ bG1-"};
  return moves(plies, "Base;InProgress;White[" + std::to_string(plies / 2 + 3) + "];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;", ";",
               [&](unsigned ply) { return round[ply % 4]; }) +
         "\n";
}

std::string game_of_homeworlds(unsigned plies) {
  const std::string round[] = {"discover g1 Hoba y1 Aa", "discover g1 Joris y1 Bb", "move g1 Aa Hoba",
                               "move g1 Bb Joris"};
  return moves(plies,
               "Players: Ann, Ben\n\nhomeworld y3 b2 g3 Hoba\nhomeworld y3 b2 g3 Joris\nbuild g1 Hoba\n"
               "build g1 Joris\n",
               "\n", [&](unsigned ply) { return round[ply % 4]; }) +
         "\n";
}

std::string game_of_hexix(unsigned plies) {
  return moves(plies / 2, "Blue   Red\n-------------\n", "\n",
               [](unsigned row) { return std::string(row == 0 ? "D2v    D5v" : "...    ..."); }) +
         "\n";
}

std::string game_of_hopgi(unsigned plies) {
  const std::string round[] = {"Rg1-f3", "Ra7-c6", "Rf3-g1", "Rc6-a7"};
  return moves(plies, "", "\n",
               [&](unsigned ply) {
                 const std::string number = ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "";
                 return number + round[ply % 4];
               }) +
         " *\n";
}

struct Game {
  std::string extension;
  std::string (*text)(unsigned plies);
};

const Game games[] = {
    {"uhp", game_of_hive}, {"hw", game_of_homeworlds}, {"hexix", game_of_hexix}, {"hopgi", game_of_hopgi}};

double time_of(const cli::Folder& folder, const std::string& line) {
  const cli::Outcome outcome = cli::run_shell(folder, line);
  INFO(outcome.error.substr(0, 500));
  CHECK(outcome.status == 0);
  return outcome.user_seconds;
}

}  // namespace

TEST_CASE("all plies of a game are shown in time of their number") {
  constexpr unsigned parts = 8;
  constexpr unsigned plies = 240;
  for (const Game& game : games) {
    const cli::Folder folder;
    folder.write("long." + game.extension, game.text(parts * plies));
    folder.write("short." + game.extension, game.text(plies));
    for (const std::string format : {"text", "svg", "html", "dot"}) {
      INFO(game.extension + " as " + format);
      const std::string show = "plyglot show --quiet --ply all --format " + format;
      const std::string many = "for i in 1 2 3 4 5 6 7 8; do " + show + " short." + game.extension + " || exit 1; done";
      // As many boards in either: where each ply is replayed from the start, the long game takes eight times as long.
      CHECK(time_of(folder, show + " long." + game.extension) < 2 * time_of(folder, many) + 0.05);
    }
  }
}
