#include "hive/rules/what_counts.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/turn.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

// Whether the side to move could move it or throw it, if it were not stunned (H10, H24).
bool is_held(const GameState& state, PieceIndex stunned) {
  return Turn(state, set_of(stunned), no_piece).destinations(stunned).size() != 0;
}

// Whether it could throw a piece to where that cannot go otherwise, if it were not stunned (H23).
bool has_throws(const GameState& state, PieceIndex stunned) {
  const PieceSet beside = state.ground_beside(stunned);
  const Turn free(state, beside, no_piece);
  const Turn stopped(state, beside, stunned);
  bool found = false;
  for_each<PieceIndex>(free.targets(), [&](PieceIndex piece) {
    found = found || free.destinations(piece).size() != stopped.destinations(piece).size();
  });
  return found;
}

}  // namespace

PieceIndex effective_stun(const GameState& state) {
  const PieceIndex stunned = state.stunned();
  if (stunned == no_piece) return no_piece;
  const bool is_own = colour_of(stunned) == state.to_move();
  // Nearly always this settles it: only throws have to do with a piece of the other side.
  if (!is_own && !holds(state.alone(), stunned)) return no_piece;
  const PieceSet powers = pillbug_powers(state, state.to_move());
  if (!is_own && (state.ground_beside(stunned) & powers) == 0) return no_piece;
  if (!may_move_pieces(state) || is_over(state.outcome())) return no_piece;
  if (is_held(state, stunned)) return stunned;
  return holds(powers, stunned) && has_throws(state, stunned) ? stunned : no_piece;
}

unsigned queen_delays(const GameState& state) {
  // In its fourth turn the queen is due, in later ones as well.
  constexpr std::uint32_t last_that_counts = 4;
  const PieceSet missing = state.hand() & pieces_of(BugKind::queen);
  if (missing == 0) return 0;
  const std::uint32_t own_turns = state.turn() - 1;
  const auto delay = [&](Colour side, std::uint32_t turns) {
    if (!holds(missing, queen_of(side))) return 0U;
    const auto placed = static_cast<std::uint32_t>(std::popcount(state.on_board() & pieces_of(side)));
    return std::min(turns + 1, last_that_counts) - std::min(placed + 1, last_that_counts);
  };
  return delay(state.to_move(), own_turns) * last_that_counts +
         delay(other(state.to_move()), state.plies() - own_turns);
}

}  // namespace plyglot::hive
