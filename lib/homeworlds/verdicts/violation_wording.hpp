#pragma once
// A violation on its way to becoming a diagnostic: what the wordings of all rules need.

#include "findings/finding.hpp"
#include "homeworlds/verdicts/board_history.hpp"
#include "homeworlds/verdicts/slips.hpp"
#include "homeworlds/verdicts/violations.hpp"

namespace plyglot::homeworlds::violations {

class Wording : public findings::Finding {
 public:
  // All arguments must outlive the wording. The history stands where the violation was found. It has no message yet.
  Wording(const ViolationContext& written_in, const Slips& slips_so_far, const Violation& found,
          const BoardHistory& played, diagnostics::Reporter& reporter);

  const ViolationContext& context;
  const Slips& slips;
  const Violation& violation;
  const BoardHistory& history;

  const State& state() const { return history.state(); }
  const Record& record() const { return context.record; }
  const RecordTurn& turn() const { return record().turns[violation.turn]; }
  // Not of Part::turn.
  const RecordAction& action() const { return record().actions[violation.action]; }
  const ActionNode& node() const { return context.ast.actions[violation.action]; }
  Player mover() const { return turn().player; }
  // The systems of the action, if they exist.
  const State::Place* place() const { return find(action().system); }
  const State::Place* other_place() const { return find(action().other_system); }

  // Players as they are called, without backticks: `Dave`, or by the seat.
  std::string player(Player player) const;
  std::string mover_name() const { return player(mover()); }
  // In backticks.
  std::string system() const { return quoted(action().system); }
  std::string other_system() const { return quoted(action().other_system); }
  std::string system(SystemId id) const;
  std::string verb() const;

  // The message, and what is said at the place itself.
  void say(std::string message, std::string label);
  // A label at an action, with its turn if that is another one: "built here (turn 7)".
  void point_to(ActionNumber action, std::string text);
  // A label at an action, or if that is none at the system in the position.
  void point_to(Cause cause, std::string by_action, std::string in_position);
  // The turn of an action.
  const RecordTurn& turn_with(ActionNumber action) const;
  // " (turn 7)", or nothing in the turn of the violation itself.
  std::string turn_of(ActionNumber action) const;
  // Whether the dialect writes pieces in capitals.
  std::string piece_text(PieceKind kind) const;

 private:
  const State::Place* find(const SystemName& name) const;
  std::string quoted(const SystemName& name) const;
};

}  // namespace plyglot::homeworlds::violations
