#pragma once
// The board of a record after any of its turns: what was found out when it was read is played again, not judged.

#include "hopgi/rules/state.hpp"

#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// Goes through the elements of a record in their order.
class RecordReplay {
 public:
  // If it is unknown where the game begins (R12), the board means nothing.
  explicit RecordReplay(const std::optional<Position>& initial);

  // Of the game, or of the variation that is open.
  const State& state() const { return lines_.back().now; }
  // What the legs of the last turn took, as it was on the board.
  const std::array<std::optional<Piece>, 2>& captured() const { return captured_; }

  // Plays as much of the turn as was applied; then it has passed.
  void play(const RecordTurn& turn);
  // R20. Variations may be ended that were not begun: that does nothing.
  void begin_variation();
  void end_variation();

 private:
  struct Line {
    State now;
    State before_last_turn;
  };
  std::vector<Line> lines_;
  std::array<std::optional<Piece>, 2> captured_;
};

// After the last turn of the game itself; none if it is unknown where it began.
std::optional<Position> replayed_position(const Record& record);

// A part of a record: its turns, its beginning, the position at its end.

// True if all of its legs were applied.
inline bool is_played_as_written(const RecordTurn& turn) {
  return turn.is_applied() && (turn.second_span.empty() || turn.played == Played::both_legs);
}

// Those of the game itself, without variations.
std::size_t count_turns_of_game(const Record& record);
std::vector<RecordTurn> turns_of_game(const Record& record);

// Cuts the record after so many turns of the game itself; it must have that many. What is said after the last of them,
// and variations that replace it, stay. If turns are removed, the result becomes open, and so does the tag `Result`.
void cut_after(Record& record, std::uint32_t turns);

// The position after the last turn of the game itself; none if it is unknown where it began (R12).
std::optional<Setup> setup_of(const Record& record);

}  // namespace plyglot::hopgi
