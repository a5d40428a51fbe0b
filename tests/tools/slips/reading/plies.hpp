#pragma once
// The turns of a record, whichever game it is of.

#include <plyglot/toolchain.hpp>

namespace plyglot::slips {

struct ReadTurn {
  text::Span span;
  // The same for the same turn, however it is written; empty if it is unknown what the turn is.
  std::string ply;
  bool is_played = true;
  // Of a turn that is played in the place of what is written: what that is, where `ply` is empty.
  std::string guess = {};
  // What is written is played as no turn at all.
  bool is_left_out = false;
};

// A position is a turn.
std::vector<ReadTurn> turns_of(const toolchain::Model& model, bool is_sound);
// Moves, in Homeworlds actions.
std::vector<text::Span> moves_of(const toolchain::Model& model);

}  // namespace plyglot::slips
