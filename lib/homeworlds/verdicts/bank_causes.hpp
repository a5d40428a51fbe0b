#pragma once
// Why the bank is as it is: where its pieces have gone, and how others came back.

#include "homeworlds/verdicts/wording.hpp"

namespace plyglot::homeworlds::verdicts {

// "two are Dave's ships at `Dust`, one is the star of `Kotok`": where the pieces of this kind are that the bank lacks.
std::string whereabouts(const Wording& wording, PieceKind kind);
// "the three are at `Dust` and `Kotok`"
std::string systems_with(const Wording& wording, PieceKind kind);
// "of the nine green pieces North has four as ships and South three; two are stars"
std::string shares(const Wording& wording, Colour colour);

// At most three labels at the actions that took the pieces from the bank: those that say another size first, then the
// latest. The pieces are on the board.
void point_to_takers(Wording& wording, PieceSet pieces);
// Labels at the actions by which the pieces came back to the bank, the latest two; none if one of them never left it.
void point_to_returns(Wording& wording, PieceSet pieces);
// A label at the last action that says this piece and took another, if there is one.
void point_to_slip(Wording& wording, PieceKind written);
// Asks whether a catastrophe was left out that would put such pieces back.
void offer_catastrophe(Wording& wording, PieceSet kinds);

}  // namespace plyglot::homeworlds::verdicts
