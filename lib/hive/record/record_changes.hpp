#pragma once
// Records that tell the same game in another way.

#include "board/hex.hpp"
#include "hive/board/pieces.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive {

// The first ply that places a piece while one of its kind with a lower number is in the hand (H8), also in variations,
// and the piece that it is when it is renumbered; none if the pieces come in the order of their numbers. The record
// must outlive it.
struct OutOfOrder {
  const Ply* ply;
  PieceIndex name;
};
std::optional<OutOfOrder> first_out_of_order(const Record& record);

// hive-notations X2: whether a notation with this order of pieces must renumber them.
inline bool needs_renumbering(const Record& record, PieceOrder order) {
  return order == PieceOrder::numeric && !record.keeps_numbers && first_out_of_order(record).has_value();
}

// With the pieces of each kind numbered in the order in which they come into play (hive-notations X2), in each
// variation as well.
Record renumbered(Record record);

// What each piece of the game itself is called then. Those that never came into play keep their order, after those that
// did.
std::array<PieceIndex, all_pieces> names_when_renumbered(const Record& record);

// The smallest game type that has all pieces that were played, without variations (hive-notations N8).
GameType smallest_type_of(const Record& record);

// Turned clockwise around the first piece, by sixths of a full turn.
Record turned(Record record, int sixths);

// Turned around the first piece, or mirrored and turned; the references too.
Record image(Record record, board::Symmetry symmetry);

}  // namespace plyglot::hive
