#pragma once
// A record that is made turn by turn, and not read from a text.

#include "homeworlds/diff/free_turn.hpp"
#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

class RecordBuilder {
 public:
  // The record must outlive it. It says how many players there are, what it begins with and how many turns are certain,
  // and has neither turns nor systems yet.
  explicit RecordBuilder(Record& record);

  // Appends the turn, whose actions are played as far as they say that they are. What was written has no span.
  void append(const FreeTurn& turn);
  // After the last turn.
  void finish();

 private:
  void append(const FreeAction& action);
  // True if it made a system.
  bool play(const FreeAction& action);
  // What the name stands for, as its kind says.
  SystemName found(SystemName::Kind kind, const std::string& text);
  SystemName other(const std::string& text);

  Record& record_;
  Referee referee_;
};

}  // namespace plyglot::homeworlds
