#pragma once
// The boards of a record one after another, in one walk over its plies.

#include "hive/record/projection.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::hive {

// What is shown here of each ply is what is shown of the record cut after it.
class BoardWalk {
 public:
  // Begins before the first ply. The record must outlive the walk.
  explicit BoardWalk(const Record& record) : record_(record), state_(record.type) {}

  // How many plies were played.
  std::uint32_t plies() const { return plies_; }
  // Plays the next one, which must be there.
  void advance();
  // The pieces have the numbers of the record. The outcome is that of the rules, or else, after the last ply, the
  // result that is written.
  board::BoardGraph board() const;
  // hop R28.
  void append_diagram(std::string& out) const;

 private:
  std::optional<board::Outcome> outcome() const;

  const Record& record_;
  GameState state_;
  PieceSpans spans_{};
  std::uint32_t plies_ = 0;
};

}  // namespace plyglot::hive
