// Random games: the move generator against a naive reading of the same rules, at every ply.

#include "hive/rules/legality/legality.hpp"
#include "hive/rules/perft.hpp"
#include "naive/hive_rules/position.hpp"
#include "support/checks/catch.hpp"
#include "support/values/random.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;

namespace {

using naive::hive_rules::Position;

std::set<naive::hive_rules::Move> named(const hive::GameState& state, const std::vector<hive::Move>& moves) {
  std::set<naive::hive_rules::Move> result;
  for (const hive::Move move : moves) {
    if (move.is_pass()) {
      result.insert({"pass", {}});
      continue;
    }
    const hive::Cell cell = state.cell_at(move.to);
    result.insert({hive::name_of(move.piece), {cell.q, cell.r}});
  }
  return result;
}

// First a piece, then one of its moves: otherwise the many moves of ants would hide the rare ones.
hive::Move random_move(test::Random& random, const std::vector<hive::Move>& moves) {
  std::vector<hive::PieceIndex> pieces;
  for (const hive::Move move : moves) {
    if (std::find(pieces.begin(), pieces.end(), move.piece) == pieces.end()) pieces.push_back(move.piece);
  }
  const hive::PieceIndex piece = random.pick(pieces);
  std::vector<hive::Move> of_piece;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(of_piece),
               [&](hive::Move move) { return move.piece == piece; });
  return random.pick(of_piece);
}

// What the games went through: games without these would prove little.
struct Seen {
  std::size_t plies = 0;
  std::size_t throws = 0;
  std::size_t passes = 0;
  std::size_t ends = 0;
  std::size_t high_stacks = 0;
  std::size_t full_hands_played = 0;

  void look_at(const hive::GameState& state, const std::vector<hive::Move>& moves) {
    ++plies;
    const auto is_throw = [&](hive::Move move) {
      return !move.is_pass() && hive::colour_of(move.piece) != state.to_move();
    };
    if (std::any_of(moves.begin(), moves.end(), is_throw)) ++throws;
    if (moves.empty()) ++ends;
    if (moves.size() == 1 && moves.front().is_pass()) ++passes;
    if (state.hand() == 0) ++full_hands_played;
    for (hive::Spot spot = 0; spot < hive::spots; ++spot) {
      if (state.height(spot) < 3) continue;
      ++high_stacks;
      break;
    }
  }
};

// The judge must find nothing against exactly the legal moves, wherever a piece is said to go.
void check_judge(test::Random& random, const hive::Game& game, const std::set<naive::hive_rules::Move>& legal) {
  const hive::GameState& state = game.state();
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (!hive::holds(state.pieces(), piece)) continue;
    const hive::Cell near = state.on_board() == 0
                                ? hive::Cell{}
                                : state.cell(static_cast<hive::PieceIndex>(std::countr_zero(state.on_board())));
    const hive::Cell to{near.q + static_cast<int>(random.below(13)) - 6,
                        near.r + static_cast<int>(random.below(13)) - 6};
    const hive::Verdict verdict = hive::judge(game, {piece, to});
    CAPTURE(hive::name_of(piece), to.q, to.r, static_cast<int>(verdict.rule));
    // H8: of each kind one piece stands for all in the list of legal moves.
    CHECK(verdict.is_legal() == (legal.count({hive::name_of(piece), {to.q, to.r}}) > 0));
  }
  for (const naive::hive_rules::Move& move : legal) {
    if (move.piece == "pass") CHECK(hive::judge(game, {}).is_legal());
  }
}

// H8: with any order, the list holds each number that the judge has nothing against, at each cell beside the hive.
void check_numbers(const hive::Game& game) {
  const hive::RuleOptions any_order{.piece_order = hive::PieceOrder::any};
  const hive::GameState& state = game.state();
  std::vector<hive::Move> listed;
  hive::list_numbered_moves(state, any_order, listed);
  const auto names = named(state, listed);
  CHECK(names.size() == listed.size());
  std::set<std::pair<int, int>> cells;
  for (const auto& move : names) cells.insert(move.to);
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (!hive::holds(state.hand(), piece)) continue;
    for (const auto& [q, r] : cells) {
      CAPTURE(hive::name_of(piece), q, r);
      CHECK(hive::judge(game, {piece, {q, r}}, any_order).is_legal() ==
            (names.count({hive::name_of(piece), {q, r}}) > 0));
    }
  }
}

void play_and_compare(std::uint64_t seed, hive::GameType type, std::size_t most_plies, Seen& seen) {
  test::Random random(seed);
  hive::Game game(type);
  Position position = naive::hive_rules::start_of(hive::name_of(type));
  for (std::size_t ply = 0; ply < most_plies; ++ply) {
    CAPTURE(seed, ply, hive::name_of(type));
    const std::vector<hive::Move> moves = game.legal_moves();
    const auto expected = naive::hive_rules::moves_of(position);
    const auto found = named(game.state(), moves);
    REQUIRE(found == expected);
    REQUIRE(found.size() == moves.size());
    REQUIRE(hive::name_of(game.outcome()) == naive::hive_rules::outcome_of(position));
    seen.look_at(game.state(), moves);
    if (moves.empty()) return;
    REQUIRE(hive::count_legal_moves(game.state(), {}) == moves.size());
    check_judge(random, game, expected);
    check_numbers(game);
    const hive::Move move = random_move(random, moves);
    const hive::Cell to = move.is_pass() ? hive::Cell{} : game.state().cell_at(move.to);
    position = naive::hive_rules::after(position, {move.is_pass() ? "pass" : hive::name_of(move.piece), {to.q, to.r}});
    game.play(move);
  }
}

}  // namespace

TEST_CASE("random games have the same moves under two readings of the rules") {
  Seen seen;
  for (const hive::GameType type : hive::game_types) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) play_and_compare(seed, type, 120, seen);
  }
  CHECK(seen.plies > 1500);
  CHECK(seen.throws > 50);
  CHECK(seen.high_stacks > 50);
  CHECK(seen.passes > 0);
  CHECK(seen.ends > 2);
  CHECK(seen.full_hands_played > 50);
}

TEST_CASE("taking moves back restores the position") {
  for (const hive::GameType type : hive::game_types) {
    test::Random random(static_cast<std::uint64_t>(hive::pieces_of(type)));
    hive::GameState state(type);
    struct Step {
      hive::GameState::Undo undo;
      std::vector<hive::Move> moves;
      std::string key;
    };
    std::vector<Step> steps;
    std::vector<hive::Move> moves;
    for (hive::list_legal_moves(state, {}, moves); !moves.empty() && steps.size() < 200;
         hive::list_legal_moves(state, {}, moves)) {
      const std::string key = hive::position_key(state, hive::RepetitionSymmetry::identity);
      steps.push_back({state.play(random_move(random, moves)), moves, key});
    }
    for (; !steps.empty(); steps.pop_back()) {
      state.undo(steps.back().undo);
      hive::list_legal_moves(state, {}, moves);
      CHECK(moves == steps.back().moves);
      CHECK(hive::position_key(state, hive::RepetitionSymmetry::identity) == steps.back().key);
    }
    CHECK(state.plies() == 0);
    CHECK(state.hand() == hive::pieces_of(type));
  }
}
