#pragma once
// A record played up to a finding, with what has become of every piece on the way: why the bank is as it is.

#include "homeworlds/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

// How pieces got back to the bank, or a system ended.
enum class LossReason : std::uint8_t {
  sacrificed,
  traded,
  // In a catastrophe.
  destroyed,
  // The system was forgotten, since it had no star or no ship any more (homeworlds-rules G11).
  without_stars,
  without_ships,
  // At the end of a turn, since a player was out of the game (G12).
  eliminated,
};

struct PieceLoss {
  ActionNumber action = no_action;
  // Where it was.
  SystemId system = 0;
  LossReason reason = LossReason::sacrificed;
};

class BoardHistory {
 public:
  // The record must outlive it.
  explicit BoardHistory(const Record& record);

  // Plays up to the action, which is not played. Does nothing if play is past it already.
  void advance_to(ActionNumber action);
  // Plays up to the end of this turn.
  void advance_past(std::uint32_t turn);

  const Referee& referee() const { return replay_.referee(); }
  const State& state() const { return replay_.state(); }
  // Of a piece that is not in the bank: the action that took it from there; no_action for one of the position.
  ActionNumber taker(Piece piece) const { return takers_[piece]; }
  // Of a piece in the bank: how it came back; its action is no_action if it has never left, or if that is unknown.
  const PieceLoss& loss(Piece piece) const { return losses_[piece]; }
  // Of a system that is gone.
  LossReason end_of(SystemId system) const;
  // The last action of the game so far by which the player's home lost its last own ship, or was gone; no_action if
  // there is none.
  ActionNumber desertion(Player player) const { return desertions_[player]; }

 private:
  void play_action();
  void end_turn();
  void note_taken(PieceSet pieces, ActionNumber action);
  void note_returned(PieceSet pieces, const State::Place& before, ActionNumber action);
  void note_homes(ActionNumber action);

  const Record& record_;
  RecordReplay replay_;
  ActionNumber last_action_ = no_action;
  std::array<ActionNumber, most_pieces> takers_{};
  std::array<PieceLoss, most_pieces> losses_{};
  // By system.
  std::vector<LossReason> ends_;
  std::array<bool, most_players> has_guard_{};
  std::array<ActionNumber, most_players> desertions_{};
  std::vector<Violation> ignored_;
};

// The same, played only when somebody asks: what most findings say is in the record.
class FoundBoard {
 public:
  // The record must outlive it.
  explicit FoundBoard(const Record& record) : record_(record) {}

  // As `advance_to` and `advance_past`.
  void go_to(ActionNumber action) { action_ = std::max(action_.value_or(0), action); }
  void go_past(std::uint32_t turn) { turn_ = std::max(turn_.value_or(0), turn); }
  // Up to the furthest of these points.
  const BoardHistory& history();

 private:
  const Record& record_;
  std::optional<BoardHistory> history_;
  std::optional<ActionNumber> action_;
  std::optional<std::uint32_t> turn_;
};

}  // namespace plyglot::homeworlds
