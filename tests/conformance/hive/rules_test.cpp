// The rules of Hive against the vectors: published counts, full move lists, and moves that break one rule.

#include "hive/record/projection.hpp"
#include "hive/rules/perft.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/games/perft_vectors.hpp"
#include "support/hive/uhp_games.hpp"

using namespace plyglot;

namespace {

// The turn field of a GameString (hive-notations N7).
std::string turn_text(const hive::GameState& state) {
  return std::string(hive::player_name(state.to_move())) + '[' + std::to_string(state.turn()) + ']';
}

std::string hop_text(const hive::GameState& state, hive::hop::Dialect dialect) {
  std::string text;
  CHECK(print(hive::position_of(state), dialect, text));
  return text;
}

}  // namespace

TEST_CASE("hive rules: numbers of positions at each depth") {
  const auto check = [](const std::string& game, unsigned depth, std::uint64_t leaves) {
    CHECK(hive::perft(test::played(game).state(), depth) == leaves);
  };
  test::for_each_perft_row("hive/perft.tsv", test::most_leaves, check);
}

TEST_CASE("hive rules: sharing placements changes no count") {
  const auto check = [](const std::string& game, unsigned depth, std::uint64_t leaves) {
    const hive::GameState state = test::played(game).state();
    CHECK(hive::perft(state, depth, {}, hive::PerftMode::walk_all) == leaves);
    if (depth > 0) CHECK(test::sum_of_leaves(hive::divide(state, depth)) == leaves);
  };
  test::for_each_perft_row("hive/perft.tsv", test::most_leaves / 100, check);
}

TEST_CASE("hive rules: full move lists") {
  for (const auto& row : test::json_vectors("hive/legal-moves.jsonl")) {
    CAPTURE(row.dump());
    const hive::Game game = test::played(row["uhp"].get<std::string>());
    CHECK(hive::name_of(game.outcome()) == row["state"].get<std::string>());
    CHECK(test::legal_move_strings(game) == row["moves"].get<std::vector<std::string>>());
    CHECK(hive::count_legal_moves(game.state(), {}) == row["count"].get<std::size_t>());
  }
}

TEST_CASE("hive rules: moves that break one rule") {
  for (const auto& row : test::table_vectors("hive/illegal-moves.tsv")) {
    CAPTURE(row[0], row.at(1));
    const hive::Game game = test::played(row[0]);
    const hive::Verdict verdict = hive::judge(game, test::attempt_of(game.state(), row[1]));
    REQUIRE_FALSE(verdict.is_legal());
    CHECK(diagnostics::catalogue_entry(hive::id_of(verdict.rule)).name == row.at(2));
  }
}

TEST_CASE("hive rules: the positions of games as HOP") {
  for (const auto& row : test::table_vectors("hive/projection.tsv")) {
    CAPTURE(row[0]);
    CHECK(hop_text(test::played(row[0]).state(), hive::hop::Dialect::spec) == row.at(2));
  }
  for (const auto& row : test::table_vectors("hive/hop-canonical.tsv")) {
    CAPTURE(row.at(6));
    const hive::Game game = test::played(row[6]);
    CHECK(hop_text(game.state(), hive::hop::Dialect::spec) == row[3]);
    CHECK(hop_text(game.state(), hive::hop::Dialect::hivegame) == row[4]);
  }
}

TEST_CASE("hive rules: real games are legal to their end, and their headers are true") {
  // Tables of games, each with the columns that hold GameStrings.
  struct Table {
    std::string path;
    std::vector<std::size_t> columns;
  };
  const std::vector<Table> tables = {{"hive/sgf-games.tsv", {8, 9}},
                                     {"hive/projection.tsv", {0}},
                                     {"hive/hop-canonical.tsv", {6}},
                                     {"hive/hive-pgn-games.tsv", {2}}};
  for (const Table& table : tables) {
    for (const auto& row : test::table_vectors(table.path)) {
      for (const std::size_t column : table.columns) {
        CAPTURE(table.path, row.at(column));
        const test::UhpGame game = test::uhp_game(row[column]);
        const hive::Game end = test::played(game);
        CHECK(hive::name_of(end.outcome()) == game.state);
        CHECK(turn_text(end.state()) == game.turn);
      }
    }
  }
}
