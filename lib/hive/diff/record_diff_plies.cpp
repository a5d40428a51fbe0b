#include "hive/diff/record_diff_plies.hpp"

#include "hive/record/record_changes.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace plyglot::hive {
namespace {

// A pass has no colour, no kind and no place.
constexpr int pass_rank = -1;

int rank_of(PieceIndex piece) {
  if (piece == no_piece) return pass_rank;
  return static_cast<int>(colour_of(piece)) * static_cast<int>(bug_kinds) + static_cast<int>(kind_of(piece));
}

auto key_of(const ComparedPly& ply) {
  const Cell from = ply.from.value_or(Cell{});
  return std::tuple(ply.side, rank_of(ply.piece), ply.to.q, ply.to.r, ply.from.has_value(), from.q, from.r);
}

bool key_before(const ComparedPly& a, const ComparedPly& b) { return key_of(a) < key_of(b); }

}  // namespace

std::vector<ComparedPly> compared_plies_of(const Record& record) {
  std::array<std::optional<Cell>, all_pieces> cells;
  std::vector<ComparedPly> plies;
  plies.reserve(record.plies.size());
  Colour side = Colour::white;
  for (const Ply& ply : renumbered(record).plies) {
    ComparedPly compared{side, ply.piece, std::nullopt, {}};
    if (!ply.is_pass()) {
      compared.to = ply.to;
      compared.from = std::exchange(cells[ply.piece], ply.to);
    }
    plies.push_back(compared);
    side = other(side);
  }
  return plies;
}

ComparedPly brought_to_b(const ComparedPly& ply_of_a, const Alignment& alignment) {
  ComparedPly ply = ply_of_a;
  if (ply.piece == no_piece) return ply;
  ply.to = alignment.to_b(ply.to);
  if (ply.from) ply.from = alignment.to_b(*ply.from);
  return ply;
}

bool is_same_move(const ComparedPly& a, const ComparedPly& b) {
  return a.side == b.side && a.piece == b.piece && a.to == b.to;
}

bool is_same_but_for_numbers(const ComparedPly& a, const ComparedPly& b) {
  return is_same_move(a, b) || key_of(a) == key_of(b);
}

bool is_reordered(std::vector<ComparedPly> a, std::vector<ComparedPly> b) {
  if (a.size() != b.size()) return false;
  text::sort(a.begin(), a.end(), key_before);
  text::sort(b.begin(), b.end(), key_before);
  return std::equal(a.begin(), a.end(), b.begin(),
                    [](const ComparedPly& x, const ComparedPly& y) { return key_of(x) == key_of(y); });
}

}  // namespace plyglot::hive
