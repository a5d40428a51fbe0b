#pragma once
// Plies as they compare between games.

#include "hive/board/pieces.hpp"
#include "hive/diff/alignment.hpp"

namespace plyglot::hive {

struct ComparedPly {
  Colour side = Colour::white;
  // Numbered by the order of entry (hive-notations V5); `no_piece` for a pass.
  PieceIndex piece = no_piece;
  // None: from the hand.
  std::optional<Cell> from;
  Cell to;
};

// Linear in the number of plies.
std::vector<ComparedPly> compared_plies_of(const Record& record);

// The same ply on the other board.
ComparedPly brought_to_b(const ComparedPly& ply_of_a, const Alignment& alignment);

// Both on one board: the same piece by order of entry goes to the same cell.
bool is_same_move(const ComparedPly& a, const ComparedPly& b);
// Or one of its kind, from the same place.
bool is_same_but_for_numbers(const ComparedPly& a, const ComparedPly& b);

// Whether the plies are the same but for their order. Both lists are on one board.
bool is_reordered(std::vector<ComparedPly> a, std::vector<ComparedPly> b);

}  // namespace plyglot::hive
