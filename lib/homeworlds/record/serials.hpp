#pragma once
// Which of several equal pieces an action means, where the dialect tells them apart (homeworlds H2).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// The pieces that an action names, in the order of writing: the stars and the ship of a homeworld, else the ship, and
// then what a trade makes of it or the star of a discovery.
std::array<std::optional<PieceKind>, 3> kinds_of(const RecordAction& action);

// By their letters.
Serials serials_of(const RecordAction& action);
char letter_of(Piece piece);

// Gives the action, which is about to be played, the lowest letters that mean what it says: of pieces that it takes
// from the bank, and of ships where they are. A piece that is not there gets none.
void choose_serials(const State& state, Player mover, RecordAction& action);
// The same of an action that comes from a dialect without serials: it says as much as one with them.
void write_with_serials(const State& state, Player mover, RecordAction& action);

}  // namespace plyglot::homeworlds
