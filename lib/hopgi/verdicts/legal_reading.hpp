#pragma once
// What a written turn means where it is legal (hopgi R13 to R17), without a word about it.

#include "hopgi/rules/state.hpp"
#include "hopgi/verdicts/written_leg.hpp"

#include <plyglot/hopgi_move.hpp>

namespace plyglot::hopgi::verdicts {

// A turn as it was read. The nodes must outlive it.
struct WrittenTurn {
  // Null for a word that cannot be read.
  const LegNode* first = nullptr;
  // Null if there is none.
  const LegNode* second = nullptr;
};

// R14: where the piece may be; everywhere without a hint.
SquareSet squares_of(const HintNode& hint);

// None if play would find an error in it. Marks of captures and promotions that are wrong are none.
std::optional<Turn> legal_reading(const State& state, const WrittenTurn& written, bool king_may_stay);

// R13.7, R14: whether the sign between its squares says something else than the board. The node is in `source`.
bool has_wrong_capture_mark(const text::Source& source, const LegNode& node, const Leg& leg);
// R15: whether it is that of the leg.
bool is_right(const PromotionNode& written, const Leg& leg);
// R15, R16: whether it says something else than the board, or nothing where it should.
bool has_wrong_promotion(const LegNode& node, const Leg& leg);

}  // namespace plyglot::hopgi::verdicts
