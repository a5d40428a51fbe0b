#include "homeworlds/verdicts/board_history.hpp"

namespace plyglot::homeworlds {
namespace {

LossReason reason_of(Verb verb) {
  switch (verb) {
    case Verb::trade:
      return LossReason::traded;
    case Verb::catastrophe:
      return LossReason::destroyed;
    default:
      return LossReason::sacrificed;
  }
}

// Of a system that an action ended.
LossReason end_by(const RecordAction& action, const State::Place& before) {
  if (action.verb != Verb::catastrophe) return LossReason::without_ships;
  const bool has_stars = !(before.stars - PieceSet::all(action.colour)).is_empty();
  return has_stars ? LossReason::without_ships : LossReason::without_stars;
}

}  // namespace

BoardHistory::BoardHistory(const Record& record) : record_(record), replay_(record, record.profile) {
  takers_.fill(no_action);
  desertions_.fill(no_action);
  note_homes(no_action);
}

LossReason BoardHistory::end_of(SystemId system) const {
  return system < ends_.size() ? ends_[system] : LossReason::eliminated;
}

void BoardHistory::advance_to(ActionNumber action) {
  while (replay_.turns() < record_.turns.size()) {
    if (replay_.is_at_end_of_turn()) {
      const RecordTurn& turn = record_.turns[replay_.turns()];
      if (turn.first_action + turn.action_count > action) return;
      end_turn();
    } else {
      if (replay_.next_action() >= action) return;
      play_action();
    }
  }
}

void BoardHistory::advance_past(std::uint32_t turn) {
  while (replay_.turns() <= turn && replay_.turns() < record_.turns.size()) {
    while (!replay_.is_at_end_of_turn()) play_action();
    end_turn();
  }
}

void BoardHistory::play_action() {
  last_action_ = replay_.next_action();
  const RecordAction& action = record_.actions[last_action_];
  const PieceSet bank = state().bank();
  State::Place before;
  const bool is_known = action.system.kind == SystemName::Kind::system;
  if (const State::Place* place = is_known ? state().find(action.system.index) : nullptr) before = *place;
  ignored_.clear();
  replay_.play_action(ignored_);
  note_taken(bank - state().bank(), last_action_);
  note_returned(state().bank() - bank, before, last_action_);
  note_homes(last_action_);
}

void BoardHistory::end_turn() {
  const PieceSet bank = state().bank();
  ignored_.clear();
  replay_.end_turn(ignored_);
  PieceSet returned = state().bank() - bank;
  while (!returned.is_empty()) losses_[returned.take_first()] = {last_action_, 0, LossReason::eliminated};
}

void BoardHistory::note_taken(PieceSet pieces, ActionNumber action) {
  while (!pieces.is_empty()) takers_[pieces.take_first()] = action;
}

void BoardHistory::note_returned(PieceSet pieces, const State::Place& before, ActionNumber action) {
  if (pieces.is_empty()) return;
  const RecordAction& by = record_.actions[action];
  LossReason end = LossReason::sacrificed;
  if (state().find(before.id) == nullptr) {
    end = end_by(by, before);
    ends_.resize(state().system_count(), LossReason::eliminated);
    ends_[before.id] = end;
  }
  while (!pieces.is_empty()) {
    const Piece piece = pieces.take_first();
    const PieceSet single = PieceSet::single(piece);
    // What the action itself puts back; all else goes with the system.
    bool is_own = false;
    if (by.verb == Verb::catastrophe) is_own = colour_of(kind_of(piece)) == by.colour;
    if (by.verb == Verb::trade) is_own = true;
    if (by.verb == Verb::sacrifice) is_own = (before.stars & single).is_empty();
    losses_[piece] = {action, before.id, is_own ? reason_of(by.verb) : end};
  }
}

void BoardHistory::note_homes(ActionNumber action) {
  for (Player player = 0; player < state().players(); ++player) {
    const State::Place* home = state().home_of(player);
    const bool has_guard = home != nullptr && !home->ships[player].is_empty();
    if (has_guard_[player] && !has_guard) desertions_[player] = action;
    has_guard_[player] = has_guard;
  }
}

const BoardHistory& FoundBoard::history() {
  if (!history_) history_.emplace(record_);
  if (turn_) history_->advance_past(*turn_);
  if (action_) history_->advance_to(*action_);
  return *history_;
}

}  // namespace plyglot::homeworlds
