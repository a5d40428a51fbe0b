#pragma once
// The words of a broken rule: a finding under construction.

#include "findings/finding.hpp"
#include "homeworlds/verdicts/board_history.hpp"
#include "homeworlds/verdicts/slips.hpp"
#include "homeworlds/verdicts/violations.hpp"

namespace plyglot::homeworlds::verdicts {

class Wording : public findings::Finding {
 public:
  // All arguments must outlive the wording. The board is at the point where the violation was found. The wording has
  // no message yet.
  Wording(const Situation& situation_in, const Slips& slips_in, const Violation& found, FoundBoard& board,
          diagnostics::Reporter& reporter);

  const Situation& situation;
  const Slips& slips;
  const Violation& violation;

  // At the point where the violation was found.
  const BoardHistory& history() const { return board_.history(); }
  const State& state() const { return history().state(); }
  const Record& record() const { return situation.record; }
  const RecordTurn& turn() const { return record().turns[violation.turn]; }
  // Not of Part::turn.
  const RecordAction& action() const { return record().actions[violation.action]; }
  const ActionNode& node() const { return situation.ast.actions[violation.action]; }
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
  void point_to(ActionNumber action, const std::string& text);
  // A label at an action, or if that is none at the system in the position.
  void point_to(Cause cause, const std::string& by_action, std::string in_position);
  // The turn of an action.
  const RecordTurn& turn_with(ActionNumber action) const;
  // " (turn 7)", or nothing in the turn of the violation itself.
  std::string turn_of(ActionNumber action) const;
  // How sure a fix is that spells what was meant: of an error none is, since another line may be the wrong one.
  diagnostics::Safety safety() const {
    return violation.severity == diagnostics::Severity::error ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
  }
  // Whether the dialect writes pieces in capitals.
  std::string piece_text(PieceKind kind) const;

 private:
  const State::Place* find(const SystemName& name) const;
  std::string quoted(const SystemName& name) const;

  FoundBoard& board_;
};

// The words of each rule of homeworlds-rules 6: message, labels, notes, helps and fix.

// Setting up.
void word_not_established(Wording& wording);
void word_first_pass(Wording& wording);
void word_second_home(Wording& wording);
void word_bad_home(Wording& wording);
void word_one_star(Wording& wording);
void word_small_ship(Wording& wording);
void word_few_colours(Wording& wording);
void word_missing_technology(Wording& wording);
void word_twin_stars(Wording& wording);
void word_neighbour(Wording& wording);
// The bank.
void word_not_in_bank(Wording& wording);
void word_out_of_colour(Wording& wording);
void word_build_size(Wording& wording);
void word_trade_size(Wording& wording);
void word_redundant_trade(Wording& wording);
// Systems, and the ways between them.
void word_duplicate(Wording& wording);
void word_reuse(Wording& wording);
void word_unknown(Wording& wording);
void word_forgotten(Wording& wording);
void word_not_connected(Wording& wording);
// Ships and technologies.
void word_no_ship(Wording& wording);
void word_others_ship(Wording& wording);
void word_no_colour(Wording& wording);
void word_no_technology(Wording& wording);
// Attacks and catastrophes.
void word_own_ship(Wording& wording);
void word_owner_missing(Wording& wording);
void word_no_attacker(Wording& wording);
void word_too_large(Wording& wording);
void word_no_overpopulation(Wording& wording);
// What a turn may hold.
void word_between(Wording& wording);
void word_extra(Wording& wording);
void word_sacrifice_colour(Wording& wording);
void word_too_many(Wording& wording);
void word_surplus_pass(Wording& wording);
void word_missing_pass(Wording& wording);
// The end of a game.
void word_self_elimination(Wording& wording);
void word_play_after_end(Wording& wording);

}  // namespace plyglot::homeworlds::verdicts
