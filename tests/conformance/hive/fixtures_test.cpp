// Test cases that public engines publish with their sources.

#include "hive/rules/perft.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/games/perft_vectors.hpp"
#include "support/hive/uhp_games.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The lines of a file without its byte order mark, carriage returns, empty lines and comments; none if it is absent.
std::vector<std::string> lines_of(const std::string& path) {
  std::string text = test::shared_file(path).value_or("");
  if (text.rfind(byte_order_mark, 0) == 0) text.erase(0, byte_order_mark.size());
  std::vector<std::string> lines;
  for (std::string& line : test::split(text, '\n')) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!line.empty() && line.front() != '#') lines.push_back(std::move(line));
  }
  return lines;
}

std::string text_of(hive::Attempt attempt) {
  if (attempt.piece == hive::no_piece) return "pass";
  return hive::name_of(attempt.piece) + ' ' + std::to_string(attempt.to.q) + ',' + std::to_string(attempt.to.r);
}

// Moves by piece and cell: engines choose their references in different ways.
std::vector<std::string> resolved(const hive::GameState& state, const std::string& moves) {
  std::vector<std::string> texts;
  for (const std::string& move : test::split(moves, ';')) texts.push_back(text_of(test::attempt_of(state, move)));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> legal_moves_of(const hive::Game& game) {
  std::vector<std::string> texts;
  for (const hive::Move move : game.legal_moves()) {
    texts.push_back(text_of({move.piece, move.is_pass() ? hive::Cell{} : game.state().cell_at(move.to)}));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

const std::string mzinga = "data/hive/mzinga_cases/Board_";

}  // namespace

TEST_CASE("hive fixtures: perft of Mzinga") {
  for (const hive::GameType type : hive::game_types) {
    std::string name = hive::name_of(type);
    name.erase(std::remove(name.begin(), name.end(), '+'), name.end());
    for (const std::string& line : lines_of(mzinga + name + "_PerftTest.csv")) {
      const std::vector<std::string> cells = test::split(line, '\t');
      const std::uint64_t leaves = std::stoull(cells.at(2));
      if (leaves > test::most_leaves / 10) continue;
      CAPTURE(line);
      CHECK(hive::perft(test::played(cells[0]).state(), static_cast<unsigned>(std::stoul(cells[1]))) == leaves);
    }
  }
}

TEST_CASE("hive fixtures: moves that break the rules, of Mzinga") {
  for (const std::string& line : lines_of(mzinga + "InvalidMovesByRuleTest.csv")) {
    const std::vector<std::string> cells = test::split(line, '\t');
    CAPTURE(line);
    const hive::Game game = test::played(cells[0]);
    const hive::Attempt attempt = test::attempt_of(game.state(), cells.at(1));
    // One case is about spelling alone: a direction onto an occupied cell, which here is read as a climb
    // (hive-notations N4).
    const std::optional<hive::Spot> spot = game.state().find_spot(attempt.to);
    const bool has_direction = cells[1].find_first_of("-/\\") != std::string::npos;
    const bool is_step = attempt.piece != hive::no_piece && spot &&
                         hive::holds(game.state().on_board(), attempt.piece) &&
                         hive::towards(game.state().spot(attempt.piece), *spot) != 0;
    const bool is_climb = is_step && has_direction && hive::kind_of(attempt.piece) == hive::BugKind::beetle &&
                          game.state().is_occupied(*spot);
    CHECK(hive::judge(game, attempt).is_legal() == is_climb);
  }
}

TEST_CASE("hive fixtures: full move lists of Mzinga from real games") {
  for (const std::string& line : lines_of(mzinga + "ValidMovesFromRealGamesTest.csv")) {
    const std::vector<std::string> cells = test::split(line, '\t');
    CAPTURE(cells[0]);
    const hive::Game game = test::played(cells[0]);
    CHECK(legal_moves_of(game) == resolved(game.state(), cells.at(1)));
  }
}

TEST_CASE("hive fixtures: the moves of one kind, of Mzinga") {
  for (const char* kind :
       {"Beetle", "Grasshopper", "Ladybug", "Mosquito", "Pillbug", "QueenBee", "SoldierAnt", "Spider"}) {
    for (const std::string& line : lines_of(mzinga + "ValidMovesFor" + kind + "Test.csv")) {
      const std::vector<std::string> cells = test::split(line, '\t');
      CAPTURE(line);
      const hive::Game game = test::played(cells[0]);
      const std::vector<std::string> expected = resolved(game.state(), cells.at(1));
      const std::string piece = expected.front().substr(0, expected.front().find(' ') + 1);
      std::vector<std::string> found = legal_moves_of(game);
      found.erase(std::remove_if(found.begin(), found.end(),
                                 [&](const std::string& move) { return move.rfind(piece, 0) != 0; }),
                  found.end());
      CHECK(found == expected);
    }
  }
}

TEST_CASE("hive fixtures: the cases of nokamute") {
  // A GameString, and for games that go on the full list of moves in the next line.
  std::optional<hive::Game> game;
  std::size_t lists = 0;
  hive::RuleOptions options;
  options.repetition = hive::Repetition::threefold;
  for (const std::string& line : lines_of("data/hive/nokamute/uhp_tests.txt")) {
    CAPTURE(line);
    if (line.rfind("Base", 0) == 0) {
      const test::UhpGame text = test::uhp_game(line);
      game = test::played(text, options);
      CHECK(hive::name_of(game->outcome()) == text.state);
    } else {
      REQUIRE(game);
      CHECK(legal_moves_of(*game) == resolved(game->state(), line));
      ++lists;
    }
  }
  if (game) CHECK(lists == 17);
}
