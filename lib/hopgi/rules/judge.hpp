#pragma once
// The rules of play (hopgi R6 to R11), leg by leg, so that a reader can judge a turn that breaks them.

#include "hopgi/rules/state.hpp"
#include "hopgi/rules/turn_text.hpp"

namespace plyglot::hopgi {

// R6: where the piece on the square, which must not be empty, may move to, with hops. Whose turn it is does not count.
// `Corner::open` leaves out R2.
SquareSet targets(const State& state, Square from, Corner corner = Corner::blocked);
// R14: the side's pieces of the kind that may move to the square.
SquareSet candidates(const State& state, Side side, PieceKind kind, Square to);
// R7: where a piece in hand may be dropped.
inline SquareSet drop_squares(const State& state) { return state.empty(); }

// R8: whether a step with the piece promotes it.
bool must_promote(Piece piece, Square from, Square to);

// A step of the piece on `from`, which must not be empty, with what the board makes of it: capture and promotion.
inline Leg step_of(const State& state, Square from, Square to) {
  const Piece piece = state.at(from);
  return {LegKind::step, piece.kind, from, to, !state.is_empty(to), must_promote(piece, from, to)};
}
// A drop of a rook, bishop or pawn.
inline Leg drop_of(PieceKind kind, Square to) { return {LegKind::drop, kind, 0, to, false, false}; }

// What play_leg does.
void apply_leg(State& state, const Leg& leg);
// Plays a leg of the side to move: its piece must be on `from`, no own piece on `to`; the piece of a drop must be in
// hand and the square empty. The step may be one against R6. Returns what was captured, as it was on the board. The
// turn does not pass.
inline std::optional<Piece> play_leg(State& state, const Leg& leg) {
  const std::optional<Piece> captured = leg.kind == LegKind::step ? state.find(leg.to) : std::nullopt;
  apply_leg(state, leg);
  return captured;
}
// R9: the square of the other king, which must move in the same turn; none if it need not. `state` is the one after the
// first leg, `moved` the piece of that leg.
std::optional<Square> linked_king(const State& state, PieceKind moved);
// R11: whether a turn with the leg sets the clock to 0.
bool resets_clock(const Leg& leg);
// Plays both legs of a turn and passes it (R11); the legs are as for `play_leg`.
void play_turn(State& state, const Turn& turn);
// R18: the side to move changes, and nothing else happens on the board.
inline void skip_turn(State& state) { state.pass_turn(false); }

// R10.
inline bool has_lost(const State& state, Side side) { return state.kings(side) == 0; }
inline bool is_over(const State& state) { return has_lost(state, Side::white) || has_lost(state, Side::black); }
// None while both sides have a king, and if neither has one, which only a set-up position can bring about.
std::optional<Side> winner(const State& state);

}  // namespace plyglot::hopgi
