#include "hopgi/views/board_walk.hpp"

#include "hopgi/views/board_graph.hpp"

namespace plyglot::hopgi {
namespace {

// The legs of a turn that were played, with their spans.
template <class Visit>
void visit_played_legs(const RecordTurn& turn, Visit visit) {
  if (!turn.is_applied()) return;
  visit(turn.turn.first, turn.first_span);
  if (turn.played == Played::both_legs && turn.turn.second) visit(*turn.turn.second, turn.second_span);
}

std::optional<board::Outcome> outcome_of(Result result) {
  switch (result) {
    case Result::white_wins:
      return board::Outcome{static_cast<std::uint8_t>(Side::white)};
    case Result::black_wins:
      return board::Outcome{static_cast<std::uint8_t>(Side::black)};
    case Result::draw:
      return board::Outcome{};
    case Result::none:
    case Result::open:
      break;
  }
  return std::nullopt;
}

}  // namespace

void BoardWalk::find_next() {
  while (!is_at_end() && record_.turns[next_].depth != 0) ++next_;
}

void BoardWalk::advance() {
  last_ = &record_.turns[next_++];
  ++plies_;
  visit_played_legs(*last_, [this](const Leg& leg, text::Span span) { spans_[leg.to] = span; });
  replay_.play(*last_);
  find_next();
}

board::BoardGraph BoardWalk::board() const {
  if (!(is_at_end() ? record_.final_position : record_.initial)) return empty_board();
  board::BoardGraph graph = board_of(is_at_end() ? *record_.final_position : replay_.state().position());
  for (Square square = 0; square < square_count; ++square) {
    for (board::Piece& piece : graph.nodes[square].stack) piece.span = spans_[square];
  }
  if (last_ != nullptr) mark_last_turn(graph);
  if (is_at_end() && !graph.outcome) graph.outcome = outcome_of(record_.result);
  return graph;
}

void BoardWalk::mark_last_turn(board::BoardGraph& graph) const {
  visit_played_legs(*last_, [&graph](const Leg& leg, text::Span) {
    for (board::Piece& piece : graph.nodes[leg.to].stack) piece.is_last_moved = true;
    if (leg.kind == LegKind::step) graph.nodes[leg.from].is_last_left = true;
  });
}

board::BoardGraph board_of(const Record& record) {
  BoardWalk walk(record);
  while (!walk.is_at_end()) walk.advance();
  return walk.board();
}

}  // namespace plyglot::hopgi
