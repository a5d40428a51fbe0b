// Games as the log of Board Game Arena shows them are the same games: its numbers are in any order, and it has no
// passes (hive-notations A1 to A3).

#include "diagnostics/ids.hpp"
#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/games/games_corpus.hpp"
#include "support/hive/uhp_games.hpp"

#include <sstream>

using namespace plyglot;

namespace {

// The highest number of a kind becomes the lowest.
std::string renumbered(std::string move) {
  for (std::size_t i = 1; i < move.size(); ++i) {
    const bool is_of_two = move[i - 1] == 'S' || move[i - 1] == 'B';
    if (move[i] >= '1' && move[i] <= '3') move[i] = static_cast<char>((is_of_two ? '3' : '4') - move[i] + '0');
  }
  return move;
}

std::string log_of(const std::vector<std::string>& moves) {
  std::string text = "Replay Hive #1\n\nGAME LOG\n";
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += "Move " + std::to_string(i + 2) + " :\t21:10:28\n";
    const std::string name = i % 2 == 0 ? "Ann Lee" : "Bob";
    if (moves[i] == "pass") {
      text += name + " sits this one out\n";
    } else {
      text += name + " [" + renumbered(moves[i]) + (i == 0 ? " ]" : "]") + " does something\n";
    }
  }
  return text;
}

// What comes after game type, state and turn.
std::string moves_in(const std::string& game_string) {
  std::size_t begin = 0;
  for (int i = 0; i < 3; ++i) begin = game_string.find(';', begin) + 1;
  return game_string.substr(begin);
}

}  // namespace

TEST_CASE("logs of Board Game Arena: the games of the corpus are read as the same moves") {
  const toolchain::Language bga = test::language_of("hive-bga");
  const toolchain::Language uhp = test::language_of("uhp");
  const toolchain::Target to_uhp = test::target_of("uhp");
  std::size_t games = 0;
  std::size_t passes = 0;
  for (const auto& [name, text] : test::generated_games()) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      if (line.front() == '#') continue;
      std::vector<std::string> moves = test::uhp_game(line).moves;
      // Nothing tells of a pass after the last move.
      for (; moves.back() == "pass"; moves.pop_back()) line.erase(line.rfind(';'));
      CAPTURE(name, line);
      const auto expected = test::translate(line, false, uhp, to_uhp);
      const auto found = test::translate(log_of(moves), true, bga, to_uhp);
      REQUIRE(expected.text);
      REQUIRE(found.text);
      CHECK(moves_in(*found.text) == moves_in(*expected.text));
      ++games;
      for (const diagnostics::Diagnostic& finding : found.findings) {
        if (finding.id != diagnostics::DiagnosticId::hive_bga_missing_pass) continue;
        CHECK(finding.labels.size() == 1);
        ++passes;
      }
    }
  }
  CHECK(games > 20);
  CHECK(passes > 20);
}
