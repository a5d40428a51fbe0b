#include "hopgi/record/printed_moves.hpp"

#include "hopgi/move.hpp"
#include "hopgi/rules.hpp"
#include "hopgi/short_move.hpp"

namespace plyglot::hopgi::record {

PrintedMoves::PrintedMoves(const Position& initial, MoveForm form) : form_(form) {
  // Only short forms depend on the board.
  if (form_ == MoveForm::short_form) lines_.push_back({State(initial), State(initial)});
}

void PrintedMoves::begin_variation() {
  if (lines_.empty()) return;
  const State from = lines_.back().before_last_turn;
  lines_.push_back({from, from});
}

void PrintedMoves::end_variation() {
  if (!lines_.empty()) lines_.pop_back();
}

void PrintedMoves::append(const Turn& turn, std::string& out) {
  if (lines_.empty()) {
    out += turn_text(turn);
    return;
  }
  Line& line = lines_.back();
  out += short_turn_text(line.now, turn);
  line.before_last_turn = line.now;
  play_turn(line.now, turn);
}

}  // namespace plyglot::hopgi::record
