#include "hive/views/board_walk.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/diagram.hpp"

namespace plyglot::hive {

void BoardWalk::advance() {
  const Ply& ply = record_.plies[plies_++];
  if (!ply.is_pass()) spans_[ply.piece] = ply.piece_span;
  state_.play(move_of(ply));
}

board::BoardGraph BoardWalk::board() const {
  board::BoardGraph graph = board_of(position_of(state_, spans_, Ordinals::numbers));
  graph.outcome = outcome();
  return graph;
}

void BoardWalk::append_diagram(std::string& out) const {
  out += position_diagram(position_of(state_, spans_, Ordinals::in_order));
}

// The result that the text gives counts if the board shows no end; after an error it is about another board.
std::optional<board::Outcome> BoardWalk::outcome() const {
  const bool is_at_end = plies_ == record_.plies.size();
  const Outcome on_board = is_at_end ? record_.outcome : state_.outcome();
  const Outcome said = is_at_end && record_.is_sound ? record_.result.value_or(on_board) : on_board;
  switch (is_over(on_board) ? on_board : said) {
    case Outcome::white_wins:
      return board::Outcome{static_cast<std::uint8_t>(Colour::white)};
    case Outcome::black_wins:
      return board::Outcome{static_cast<std::uint8_t>(Colour::black)};
    case Outcome::draw:
      return board::Outcome{};
    case Outcome::not_started:
    case Outcome::in_progress:
      break;
  }
  return std::nullopt;
}

}  // namespace plyglot::hive
