#pragma once
// The board of a record after any of its turns: what was found out when it was read is played again, not judged.

#include "hopgi/rules/state.hpp"

#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// Goes through the elements of a record in their order.
class RecordReplay {
 public:
  // Of a game whose beginning nobody knows (R12), the board means nothing.
  explicit RecordReplay(const std::optional<Position>& initial);

  // Of the game, or of the variation that is open.
  const State& state() const { return lines_.back().now; }
  // What the legs of the last turn took, as it stood on the board.
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

// After the last turn of the game itself; none if nobody knows where it began.
std::optional<Position> replayed_position(const Record& record);

// A part of a record: its turns, its beginning, the position at its end.

// Those of the game itself, without variations.
std::vector<RecordTurn> turns_of_game(const Record& record);

// The record as far as that turn of the game itself; there must be so many. What people say behind the turn, and
// variations that replace it, stay. If turns go, the result is open then, and so is that of the tag `Result`.
void cut_after(Record& record, std::uint32_t turns);

// The position after the last turn of the game itself; none if nobody knows where it began (R12).
std::optional<Setup> setup_of(const Record& record);

}  // namespace plyglot::hopgi
