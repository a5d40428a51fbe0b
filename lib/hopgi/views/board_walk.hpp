#pragma once
// The boards of a record one after another, in one walk over its turns.

#include "hopgi/board/squares.hpp"
#include "hopgi/record/record_replay.hpp"

#include <plyglot/board_graph.hpp>

#include <array>

namespace plyglot::hopgi {

// What is shown here of each turn of the game itself is what is shown of the record cut after it.
class BoardWalk {
 public:
  // Begins before the first turn. The record must outlive the walk.
  explicit BoardWalk(const Record& record) : record_(record), replay_(record.initial) { find_next(); }

  // How many turns were played.
  std::uint32_t plies() const { return plies_; }
  bool is_at_end() const { return next_ == record_.turns.size(); }
  // Plays the next one, which must be there.
  void advance();
  board::BoardGraph board() const;

 private:
  // Skips turns of variations.
  void find_next();
  void mark_last_turn(board::BoardGraph& graph) const;

  const Record& record_;
  RecordReplay replay_;
  // The index of the next turn.
  std::size_t next_ = 0;
  const RecordTurn* last_ = nullptr;
  std::uint32_t plies_ = 0;
  // Later legs write over earlier ones; no piece is asked for on a square that a leg has left.
  std::array<std::optional<text::Span>, square_count> spans_;
};

}  // namespace plyglot::hopgi
