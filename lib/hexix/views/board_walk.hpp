#pragma once
// The boards of a record one after another, in one walk over its plies.

#include "hexix/board/cells.hpp"
#include "hexix/record/record_replay.hpp"

#include <plyglot/board_graph.hpp>

#include <array>

namespace plyglot::hexix {

// What is shown here of each ply is what is shown of the record cut after it.
class BoardWalk {
 public:
  // Begins before the first ply. The record must outlive the walk.
  explicit BoardWalk(const Record& record) : record_(record), replay_(record) {}

  // How many plies were played.
  std::uint32_t plies() const { return replay_.plies(); }
  // Plays the next one, which must be there.
  void advance();
  board::BoardGraph board() const;
  void append_diagram(std::string& out) const;

 private:
  bool has_ended() const;

  const Record& record_;
  RecordReplay replay_;
  // Later plies write over earlier ones; what a capture moved has left its cell, and no piece is asked for there.
  std::array<std::optional<text::Span>, cell_count> spans_;
};

}  // namespace plyglot::hexix
