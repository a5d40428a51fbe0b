#pragma once
// From a game in play to a position without numbers and history, and back.

#include "hive/rules/game_state.hpp"

#include <array>

namespace plyglot::hive {

// hive-notations X5: the set is that of the game, the mark is on the stunned piece. The bugs are in the order of their
// cells, by r, then q, from bottom to top, and the first one is at (0, 0).
Position position_of(const GameState& state);
// The same after the last ply of a record. Each bug has the text of the ply that placed or last moved it, and the
// position the text of the record.
Position position_of(const Record& record);
// The same, with the numbers of the record's pieces as ordinals: for showing.
Position numbered_position_of(const Record& record);
// What of the text placed or last moved each piece; empty for one that is in hand.
using PieceSpans = std::array<text::Span, all_pieces>;
// What a bug of a position has as its ordinal: where it comes in the order of the bugs, or the number of its piece, for
// showing.
enum class Ordinals : std::uint8_t { in_order, numbers };
// Of a state that a record leads to, without the text of the record itself.
Position position_of(const GameState& state, const PieceSpans& spans, Ordinals ordinals);

// H32: ordinals serve as piece numbers. None if the position has no move list: the side to move or the set is unknown,
// the set has more of a kind than the published games, a dragonfly or an unknown bug is on the board, or a bug that
// cannot climb is on another. The position is one without errors.
std::optional<GameState> state_of(const Position& position);

}  // namespace plyglot::hive
