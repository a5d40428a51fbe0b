#pragma once
// The moves of a sound record one after the other, in the form that the options ask for.

#include "hopgi/record/options.hpp"
#include "hopgi/state.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::record {

class PrintedMoves {
 public:
  // Of a record whose beginning is known.
  PrintedMoves(const Position& initial, MoveForm form);

  // R20.
  void begin_variation();
  void end_variation();
  // Appends the turn that comes next, without its suffix.
  void append(const Turn& turn, std::string& out);

 private:
  // Of the game itself, and of each variation that is open.
  struct Line {
    State before_last_turn;
    State now;
  };

  MoveForm form_;
  std::vector<Line> lines_;
};

}  // namespace plyglot::hopgi::record
