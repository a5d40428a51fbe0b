#pragma once
// What the rules of the target have against a game (homeworlds 8, `refused-by-target-rules`).

#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"

namespace plyglot::homeworlds {

// Plays the translation by the rules of its own dialect. `are_legal`: by turn, whether the source's rules allow it;
// what they forbid is told already. One loss for each turn.
void find_refusals(const std::vector<bool>& are_legal, RetargetForm to, Retargeted& translation);

}  // namespace plyglot::homeworlds
