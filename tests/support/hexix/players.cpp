#include "support/hexix/players.hpp"

#include <algorithm>

namespace plyglot::test {

using namespace hexix;

namespace {

template <class Condition>
std::vector<Move> those(const std::vector<Move>& moves, Condition condition) {
  std::vector<Move> result;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(result), condition);
  return result;
}

bool is_capture(Move move) { return move.kind == MoveKind::capture; }
bool is_place(Move move) { return move.kind == MoveKind::place; }

// How far a cell is from the player's own side of the board.
unsigned advance(Cell cell, Player player) { return height_of(player == Player::blue ? cell : turned(cell)); }

Move greedy_move(Random& random, const State& state, const std::vector<Move>& moves) {
  const std::vector<Move> homes = those(moves, [&](Move move) { return takes_home(state, move); });
  if (!homes.empty()) return homes.front();
  const std::vector<Move> captures = those(moves, is_capture);
  if (!captures.empty() && random.chance(70)) return random.pick(captures);
  std::vector<Move> places = those(moves, is_place);
  if (places.empty() || random.chance(40)) return random.pick(moves);
  random.shuffle(places);
  return *std::max_element(places.begin(), places.end(), [&](Move a, Move b) {
    return advance(a.cell, state.to_move()) < advance(b.cell, state.to_move());
  });
}

unsigned replies(const State& state, Move move) {
  if (takes_home(state, move)) return 0;
  State after = state;
  play(after, move, judge(state, move));
  return count_legal_moves(after);
}

Move stifling_move(Random& random, const State& state, std::vector<Move> moves) {
  random.shuffle(moves);
  return *std::min_element(moves.begin(), moves.end(),
                           [&](Move a, Move b) { return replies(state, a) < replies(state, b); });
}

}  // namespace

Move chosen_hexix_move(Random& random, const State& state, HexixPlayer player) {
  const std::vector<Move> moves = list_legal_moves(state);
  switch (player) {
    case HexixPlayer::greedy:
      return greedy_move(random, state, moves);
    case HexixPlayer::stifling:
      return stifling_move(random, state, moves);
    case HexixPlayer::random:
      break;
  }
  return random.pick(moves);
}

PlayedHexixGame played_hexix_game(Random& random, const Position& initial, const std::array<HexixPlayer, 2>& players,
                                  std::size_t most_plies) {
  PlayedHexixGame game;
  game.initial = initial;
  State state(initial);
  while (game.plies.size() < most_plies && has_legal_move(state)) {
    const Move move = chosen_hexix_move(random, state, players[static_cast<std::size_t>(state.to_move())]);
    const Verdict verdict = judge(state, move);
    const std::optional<Piece> captured = play(state, move, verdict);
    game.plies.push_back({move, verdict.number, captured});
    if (captured && captured->kind == PieceKind::home) {
      game.end = End::home;
      return game;
    }
  }
  if (!game.plies.empty() && !has_legal_move(state)) game.end = End::block;
  return game;
}

}  // namespace plyglot::test
