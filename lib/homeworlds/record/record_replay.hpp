#pragma once
// A record played again, turn by turn, by the rules of any profile.

#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

// The state that the record begins with.
State first_state(const Record& record, NameCase name_case);

// What the rules take. Its names view the record's.
Action action_of(const Record& record, const RecordAction& action);

class RecordReplay {
 public:
  // The record must outlive it.
  RecordReplay(const Record& record, Profile profile);
  // Goes on where so many turns have been played.
  RecordReplay(const Record& record, Referee referee, std::uint32_t turns)
      : record_(record), referee_(std::move(referee)), turns_(turns) {}

  const Referee& referee() const { return referee_; }
  const State& state() const { return referee_.state(); }
  // How many turns have been played.
  std::uint32_t turns() const { return turns_; }
  // Plays the rest of the next turn, of which there must be one, by the player who made it. Actions that were not
  // played when the record was read are not played now. Violations are appended.
  void play_turn(std::vector<Violation>& violations);
  // The same in steps: each action of the next turn, of which there must be one, and then its end.
  bool is_at_end_of_turn() const { return actions_ == turn().action_count; }
  // Not at the end of the turn.
  ActionNumber next_action() const { return turn().first_action + actions_; }
  void play_action(std::vector<Violation>& violations);
  void end_turn(std::vector<Violation>& violations);
  // The same up to this many turns in all, without a word about violations.
  void play_to(std::uint32_t turns);

 private:
  const RecordTurn& turn() const { return record_.turns[turns_]; }

  const Record& record_;
  Referee referee_;
  std::uint32_t turns_ = 0;
  // Of the next turn.
  std::uint32_t actions_ = 0;
};

// How far one can say what a record means (homeworlds-rules E2).

// Whether the rules of the record follow its turns: it is not a fragment (homeworlds L7), and has no more players than
// the rules know.
bool is_judged(const Record& record);

// Whether the position after the last turn is certain.
bool has_known_end(const Record& record);

// Whether, besides, every word of the text is part of what is known: no turn has an error of the notation, and nothing
// is left unread.
bool is_wholly_known(const Record& record);

// homeworlds-rules E5: after so many turns the position is certain, and no turn up to there was played by a repair.
// From there on the game is not what is written.
std::uint32_t turns_as_written(const Record& record);

// The beginning of a record.

// Forgets what was played after the first `turns` turns, and what is written below. False, with nothing done, if there
// are fewer.
bool cut_after(Record& record, std::uint32_t turns);

}  // namespace plyglot::homeworlds
