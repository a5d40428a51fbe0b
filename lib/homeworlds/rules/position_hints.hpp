#pragma once
// Strategic hints that a position gives, as functions of the state after a turn (the end of homeworlds-rules 6).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

struct Overpopulation {
  SystemId system = 0;
  Colour colour = Colour::blue;
  // What its catastrophe would put into the bank, with what is lost by forgetting (homeworlds-rules G10, G11).
  PieceSet losses;
};

// Overpopulations whose catastrophe would take ships or homeworld stars of other players and nothing of this one.
std::vector<Overpopulation> harmless_overpopulations(const State& state, Player player);

// The player has a homeworld, and no ship of size 3 there.
bool lacks_large_ship_at_home(const State& state, Player player);

}  // namespace plyglot::homeworlds
