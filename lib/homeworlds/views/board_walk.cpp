#include "homeworlds/views/board_walk.hpp"

namespace plyglot::homeworlds {
namespace {

// In a fragment it is unknown what is on the board (homeworlds L7), and so is what is off it.
void forget_unknown(board::BoardGraph& graph) {
  graph.to_move.reset();
  graph.piles.clear();
}

Result result_of(const Record& record) {
  Result result;
  result.is_over = record.outcome == RecordOutcome::won || record.outcome == RecordOutcome::draw;
  if (record.outcome == RecordOutcome::won) result.winner = record.winner;
  return result;
}

}  // namespace

BoardWalk::BoardWalk(const Record& record) : record_(record), replay_(record, record.profile) {
  context_.players = record.players;
  for (const RecordAction& action : record.actions) context_.actions.push_back(action.span);
  if (!record.initial) return;
  for (const System& system : record.initial->systems) context_.systems.push_back(system.span);
}

void BoardWalk::advance() {
  context_.last_turn = record_.turns[plies()].first_action;
  replay_.play_turn(ignored_);
  ignored_.clear();
}

board::BoardGraph BoardWalk::board() {
  context_.result = result();
  board::BoardGraph graph = board_of(replay_.state(), context_);
  if (!is_judged(record_) && !record_.initial) forget_unknown(graph);
  return graph;
}

Result BoardWalk::result() const {
  if (plies() == record_.turns.size()) return result_of(record_);
  return record_.is_fragment ? Result() : replay_.referee().result();
}

board::BoardGraph board_of(const Record& record) {
  BoardWalk walk(record);
  while (walk.plies() < record.certain_turns) walk.advance();
  board::BoardGraph graph = walk.board();
  const Result result = result_of(record);
  graph.outcome = result.is_over ? std::optional(board::Outcome{result.winner}) : std::nullopt;
  return graph;
}

}  // namespace plyglot::homeworlds
