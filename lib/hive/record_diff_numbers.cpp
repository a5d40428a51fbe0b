#include "hive/record_diff_numbers.hpp"

#include <algorithm>

namespace plyglot::hive {

std::vector<OtherNumber> other_numbers(const Record& a, const RecordDiff& diff) {
  std::vector<OtherNumber> numbers;
  for (const PlyEdit& edit : diff.edits) {
    if (edit.kind != PlyEdit::Kind::renumbered) continue;
    const Pair<PieceIndex> piece{a.plies[edit.ply.of_a].piece, edit.piece};
    // There are few pieces of a kind, and so few pairs of them.
    auto found = std::find_if(numbers.begin(), numbers.end(), [&piece](const OtherNumber& number) {
      return number.piece.of_a == piece.of_a && number.piece.of_b == piece.of_b;
    });
    if (found == numbers.end()) found = numbers.insert(found, {piece, edit.ply, 0});
    ++found->plies;
  }
  return numbers;
}

}  // namespace plyglot::hive
