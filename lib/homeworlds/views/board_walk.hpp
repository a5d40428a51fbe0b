#pragma once
// The boards of a record one after another, in one walk over its turns.

#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/views/board_graph.hpp"

namespace plyglot::homeworlds {

// What is shown here of each turn is what is shown of the record cut after it.
class BoardWalk {
 public:
  // Begins before the first turn. The record must outlive the walk.
  explicit BoardWalk(const Record& record);

  // How many turns were played.
  std::uint32_t plies() const { return replay_.turns(); }
  // Plays the next one, which must be certain (homeworlds-rules E2).
  void advance();
  board::BoardGraph board();
  void append_diagram(std::string& out) const { out += position_text(replay_.state().position()); }

 private:
  Result result() const;

  const Record& record_;
  RecordReplay replay_;
  BoardContext context_;
  std::vector<Violation> ignored_;
};

}  // namespace plyglot::homeworlds
