#pragma once
// The legal turns of a position (hopgi R6 to R11).

#include "hopgi/rules/judge.hpp"

#include <vector>

namespace plyglot::hopgi {

// Of the side to move, sorted by the bytes of their canonical texts. A finished game has none (R11).
std::vector<Turn> list_legal_turns(const State& state);
std::uint64_t count_legal_turns(const State& state);
// Whether there is one; quicker than counting.
bool has_legal_turn(const State& state);
// Whether the turn is one of them.
bool is_legal(const State& state, const Turn& turn);

// Counting the tree of legal turns (hopgi R11): the proof of a move generator.

// Two orders of the same king legs are two turns. A finished game has no turns, so it counts as one leaf at depth 0 and
// as none below.
std::uint64_t perft(const State& state, unsigned depth);

// The same for each first turn alone, in the order of `list_legal_turns`; depth is at least 1.
struct Division {
  Turn turn;
  std::uint64_t leaves = 0;
};
std::vector<Division> divide(const State& state, unsigned depth);

// The legal turns of a position one by one, in no particular order, without a list of them.
template <class Visit>
void visit_drops(const State& state, Visit visit) {
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    if (state.hand(state.to_move()).of(kind) == 0) continue;
    for (SquareSet rest = drop_squares(state); rest != 0; rest &= rest - 1) visit(drop_of(kind, first_of(rest)));
  }
}

// The steps of one piece.
template <class Visit>
void visit_steps(const State& state, Square from, Visit visit) {
  for (SquareSet rest = targets(state, from); rest != 0; rest &= rest - 1) {
    visit(step_of(state, from, first_of(rest)));
  }
}

// Each order of two king legs is a turn of its own (R9).
template <class Visit>
void visit_turns_of_king(const State& state, Square from, Visit visit) {
  visit_steps(state, from, [&](const Leg& first) {
    State after_first = state;
    play_leg(after_first, first);
    const std::optional<Square> other = linked_king(after_first, first.piece);
    if (!other) {
      visit(Turn{first, std::nullopt});
      return;
    }
    visit_steps(after_first, *other, [&](const Leg& second) { visit(Turn{first, second}); });
  });
}

// A finished game has none (R11).
template <class Visit>
void visit_turns(const State& state, Visit visit) {
  if (is_over(state)) return;
  const SquareSet kings = state.kings(state.to_move());
  for (SquareSet rest = state.pieces(state.to_move()); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    if (contains(kings, from)) {
      visit_turns_of_king(state, from, visit);
    } else {
      visit_steps(state, from, [&](const Leg& leg) { visit(Turn{leg, std::nullopt}); });
    }
  }
  visit_drops(state, [&](const Leg& leg) { visit(Turn{leg, std::nullopt}); });
}

}  // namespace plyglot::hopgi
