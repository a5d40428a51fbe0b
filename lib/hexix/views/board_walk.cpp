#include "hexix/views/board_walk.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/views/board_graph.hpp"

namespace plyglot::hexix {

void BoardWalk::advance() {
  const Ply& ply = record_.plies[replay_.plies()];
  if (ply.is_applied) spans_[place_after(ply)] = ply.whole;
  replay_.advance();
}

board::BoardGraph BoardWalk::board() const {
  if (!record_.initial) return empty_board();
  board::BoardGraph graph = board_of(replay_.state().position());
  for (Cell cell = 0; cell < cell_count; ++cell) {
    for (board::Piece& piece : graph.nodes[cell].stack) piece.span = spans_[cell];
  }
  if (plies() != 0 && record_.plies[plies() - 1].is_applied) {
    const Cell moved = place_after(record_.plies[plies() - 1]);
    for (board::Piece& piece : graph.nodes[moved].stack) piece.is_last_moved = true;
  }
  if (has_ended()) graph.outcome = board::Outcome{static_cast<std::uint8_t>(record_.winner)};
  return graph;
}

void BoardWalk::append_diagram(std::string& out) const {
  if (record_.initial) out += position_text(replay_.state().position()) + '\n';
}

bool BoardWalk::has_ended() const {
  return record_.end != End::none && (replay_.is_at_end() || record_.ending_ply < plies());
}

board::BoardGraph board_of(const Record& record) {
  BoardWalk walk(record);
  while (walk.plies() < record.plies.size()) walk.advance();
  return walk.board();
}

}  // namespace plyglot::hexix
