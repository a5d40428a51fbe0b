#pragma once
// What a written turn means where it is legal (hopgi R13 to R17), without a word about it.

#include "hopgi/rules/state.hpp"
#include "hopgi/verdicts/recovery.hpp"

namespace plyglot::hopgi::verdicts {

// R14: where the piece may be; everywhere without a hint.
SquareSet squares_of(const HintNode& hint);

// None if play would find an error in it. Marks of captures and promotions that are wrong are none.
std::optional<Turn> legal_reading(const State& state, const WrittenTurn& written, bool king_may_stay);

}  // namespace plyglot::hopgi::verdicts
