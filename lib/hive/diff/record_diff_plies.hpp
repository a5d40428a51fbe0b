#pragma once
// Plies as they compare between games.

#include "comparing/common_subsequence.hpp"
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

// The longest common subsequence of plies that are the same but for numbers. Both lists are on one board.
std::vector<comparing::Place> longest_common_subsequence(const std::vector<ComparedPly>& a,
                                                         const std::vector<ComparedPly>& b);

}  // namespace plyglot::hive
