#pragma once
// The turns of a record in the target's words (homeworlds 8).

#include "homeworlds/notations/homeworlds/retarget/target_names.hpp"
#include "homeworlds/rules/action.hpp"
#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

// What a turn could still do (homeworlds-rules G2, G9).

// Of one turn, whose actions are taken one after another.
class UnusedActions {
 public:
  void take(const RecordAction& action) {
    if (action.verb == Verb::catastrophe) return;
    if (action.verb == Verb::sacrifice) {
      left_ = size_of(*action.ship);
    } else if (action.is_all || left_ == 0) {
      left_ = 0;
    } else {
      --left_;
    }
  }

  // How often the player would have to pass for all to be used. Without any action but catastrophes, once.
  std::uint8_t left() const { return left_; }

 private:
  std::uint8_t left_ = 1;
};

class TargetTurns {
 public:
  // The arguments must outlive it. Of `into.record` the systems are those of the source; turns and actions are empty.
  TargetTurns(const Record& from, const Target& target, const std::vector<std::string>& handles, Retargeted& into);

  // Fills turns, actions, systems and the outcome.
  void take_all();
  // By turn of the target: whether the rules that the source is played by have nothing against it.
  const std::vector<bool>& are_legal() const { return are_legal_; }

 private:
  // False if it cannot be written.
  bool take(const RecordTurn& turn);
  void cut_before(const RecordAction& catastrophe);
  RecordTurn start_of(const RecordTurn& turn, bool is_homeworld);
  void check_mover(const RecordTurn& turn);
  void take(const RecordAction& action, ActionNumber number);
  void take_pass(const RecordAction& action);
  void fill_from_board(RecordAction& action) const;
  void set_owner(const State::Place& place, RecordAction& action) const;
  // Another form of the source's own dialect adds nothing to what is written.
  bool changes_dialect() const { return from_.dialect != target_.form.dialect; }
  bool needs_confirmation(const RecordAction& action) const;
  void complete_passes(const RecordTurn& turn);
  bool has_others_than_passes() const;
  // From the action `begin` of the target on; `place`: where they are, such as `after a homeworld`.
  void leave_out_passes(const RecordTurn& turn, std::size_t begin, std::string_view place);
  // Of the turn in the target; the number of actions if it has none.
  std::size_t homeworld_of_turn() const;
  void check_homeworld();
  // The whole game: without the action it would be another.
  void refuse(const RecordAction& action, std::string message);
  // The catastrophe between two actions; null if there is none.
  const RecordAction* catastrophe_between() const;
  void play(const RecordAction& action, ActionNumber number);
  void push(RecordAction action);
  void finish();

  const Record& from_;
  const Target& target_;
  const std::vector<std::string>& handles_;
  Retargeted& into_;
  TargetNames names_;
  Referee referee_;
  std::vector<bool> are_legal_;
  // By action of the source, the one of the target that stands for it, or for what was before it.
  std::vector<ActionNumber> numbers_;
  std::vector<Violation> violations_;
  bool is_cut_ = false;
  // Of the turn in hand.
  Player mover_ = 0;
  std::size_t first_action_ = 0;
  UnusedActions unused_;
  // A pass of this turn that changes nothing is left out, which is reported once.
  bool has_lost_surplus_ = false;
};

}  // namespace plyglot::homeworlds
