#pragma once
// In which order the words of a trade are meant (homeworlds R8.3).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Findings of a reading: from `first`, before `last`.
struct FindingRange {
  std::size_t first = 0;
  std::size_t last = 0;
};

// homeworlds R8.3: a trade whose words can be read in two orders gets the one that is meant on this board, in the tree
// as well, and what has to be said about it is reported. `findings` are those of its turn: of them what holds in the
// order of the tree only is switched off if that is left.
void choose_trade_order(Reading& reading, const State& state, Player player, FindingRange findings, ActionNode& node);

// The letter for the new colour of a trade, unless that would mean something else or less than what is written: a size
// that is not the ship's is a fault, and the letter may be taken for a system that is called so (homeworlds R8.3).
// `state` is null if the position is not known.
ColourForm needed_colour_form(const Reading& reading, const State* state, Player player, const ActionNode& node,
                              const Action& trade);

}  // namespace plyglot::homeworlds
