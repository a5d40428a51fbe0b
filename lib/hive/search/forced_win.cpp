#include "hive/search/forced_win.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/throws.hpp"
#include "hive/rules/what_counts.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

DirectionSet free_beside(const GameState& state, PieceIndex piece) {
  return static_cast<DirectionSet>(all_directions & ~state.occupied_beside(state.spot(piece)));
}

// Whether one move of the side to move could surround the queen. Only one neighbour of hers can be filled by it. She
// herself gets between six pieces only from the hand or if she is thrown (H23): a slide ends beside the cell that it
// left, which is then empty.
bool may_be_surrounded(const GameState& state, Colour queen) {
  const PieceIndex piece = queen_of(queen);
  if (!holds(state.on_board(), piece)) return queen == state.to_move() && holds(state.hand(), piece);
  if (std::popcount(free_beside(state, piece)) <= 1) return true;
  return (state.ground_beside(piece) & throwers(state, state.to_move())) != 0;
}

// For search::Prover.
class SolvedHive {
 public:
  using Move = hive::Move;
  // Pieces in four words of 16 bits each, and what is left.
  using Key = search::ExactKey<8>;
  struct Played {
    search::End end = search::End::none;
    GameState::Undo undo;
  };
  static constexpr bool losing_moves = true;

  SolvedHive(const GameState& state, const RuleOptions& options) : state_(state), options_(options) {}

  void list(std::vector<Move>& moves) const { list_legal_moves(state_, options_, moves); }
  void list_in_order(std::vector<Move>& moves) const { list(moves); }
  void list_wins(std::vector<Move>& moves) const;
  bool may_lose() const { return may_be_surrounded(state_, state_.to_move()); }
  Key key() const;
  Played play(Move move) {
    const Colour mover = state_.to_move();
    Played played{search::End::none, state_.play(move)};
    played.end = end_for(mover);
    return played;
  }
  void undo(const Played& played) { state_.undo(played.undo); }

 private:
  search::End end_for(Colour mover) const {
    const bool is_lost = state_.is_surrounded(mover);
    const bool is_won = state_.is_surrounded(other(mover));
    if (is_won) return is_lost ? search::End::draw : search::End::win;
    return is_lost ? search::End::loss : search::End::none;
  }

  GameState state_;
  RuleOptions options_;
};

void SolvedHive::list_wins(std::vector<Move>& moves) const {
  moves.clear();
  const Colour enemy = other(state_.to_move());
  if (!may_be_surrounded(state_, enemy)) return;
  list(moves);
  const PieceIndex queen = queen_of(enemy);
  const DirectionSet free = free_beside(state_, queen);
  const bool has_last = std::has_single_bit(free);
  const Spot last =
      has_last ? beside(state_.spot(queen), static_cast<board::Direction>(std::countr_zero(free))) : Spot{0};
  const auto end = std::remove_if(moves.begin(), moves.end(), [&](Move move) {
    return move.piece != queen && !(has_last && !move.is_pass() && move.to == last);
  });
  moves.erase(end, moves.end());
}

// Pieces of one kind and side count as the same: they are written in the order of their places.
SolvedHive::Key SolvedHive::key() const {
  std::array<std::uint16_t, all_pieces> places{};
  for_each<PieceIndex>(state_.on_board(), [&](PieceIndex piece) {
    unsigned level = 1;
    for (PieceIndex below = state_.below(piece); below != no_piece; below = state_.below(below)) ++level;
    places[piece] = static_cast<std::uint16_t>(level * spots + state_.spot(piece));
  });
  // Three at most are of one kind and side, and their indices are consecutive.
  for (PieceIndex piece = 1; piece < all_pieces; ++piece) {
    for (PieceIndex to = piece; to > 0 && kind_of(to) == kind_of(to - 1) && places[to - 1] > places[to]; --to) {
      std::swap(places[to - 1], places[to]);
    }
  }
  Key key{};
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) key[piece / 4] = key[piece / 4] << 16 | places[piece];
  const PieceIndex stunned = effective_stun(state_);
  const std::uint64_t stun = stunned == no_piece ? spots : state_.spot(stunned);
  key.back() = (stun * 64 + queen_delays(state_)) * 2 + static_cast<std::uint64_t>(state_.to_move());
  return key;
}

}  // namespace

search::Proof<Move> prove_win(const GameState& state, const RuleOptions& options, unsigned plies,
                              const search::Limits& limits) {
  return search::prove_win_of(SolvedHive(state, options), plies, limits);
}

}  // namespace plyglot::hive
