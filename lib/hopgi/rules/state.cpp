#include "hopgi/rules/state.hpp"

namespace plyglot::hopgi {

State::State() {
  static const State start(start_position());
  *this = start;
}

State::State(const Position& position)
    : hands_(position.hands), to_move_(position.to_move), clock_(position.clock), turn_number_(position.turn_number) {
  for (Square square = 0; square < square_count; ++square) {
    if (position.pieces[square]) put(square, *position.pieces[square]);
  }
}

Position State::position() const {
  Position position;
  for (Square square = 0; square < square_count; ++square) position.pieces[square] = find(square);
  position.hands = hands_;
  position.to_move = to_move_;
  position.clock = clock_;
  position.turn_number = turn_number_;
  return position;
}

}  // namespace plyglot::hopgi
