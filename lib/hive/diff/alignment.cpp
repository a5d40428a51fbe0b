#include "hive/diff/alignment.hpp"

#include "board/cell_map.hpp"
#include "hive/diff/matching.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <cstdlib>

namespace plyglot::hive {
namespace {

bool levels_first(Standing a, Standing b) {
  return a.piece != b.piece ? a.piece < b.piece : a.place.level < b.place.level;
}

std::vector<Standing> by_piece_and_level(const Position& position) {
  std::vector<Standing> standings = standings_of(position);
  text::sort(standings.begin(), standings.end(), levels_first);
  return standings;
}

struct Sum {
  std::int64_t q = 0;
  std::int64_t r = 0;
};

Sum sum_of_cells(const std::vector<Standing>& standings) {
  Sum sum;
  for (const Standing& standing : standings) {
    sum.q += standing.place.cell.q;
    sum.r += standing.place.cell.r;
  }
  return sum;
}

// How far a translation takes the centre of A from the centre of B. Ordered by length; coordinates make it definite.
struct Drift {
  std::int64_t length = 0;
  std::int64_t q = 0;
  std::int64_t r = 0;

  friend bool operator<(const Drift& a, const Drift& b) {
    return std::tie(a.length, a.q, a.r) < std::tie(b.length, b.q, b.r);
  }
};

// Counts, for one symmetry at a time, how many bugs each translation leaves in place: every pair of bugs that could
// be the same one votes for the translation that makes it so.
class Vote {
 public:
  Vote(const Position& a, const Position& b) : a_(by_piece_and_level(a)), b_(by_piece_and_level(b)) {
    if (a.last_moved) mark_of_a_ = standing_of(a.bugs[*a.last_moved]).place;
    if (b.last_moved) mark_of_b_ = standing_of(b.bugs[*b.last_moved]).place;
  }

  // Takes every bug to its place under the symmetry, and lets all pairs vote.
  void hold(board::Symmetry symmetry) {
    votes_.clear();
    translations_.clear();
    for (std::size_t i = 0, j = 0; i < a_.size() && j < b_.size();) {
      if (levels_first(a_[i], b_[j])) {
        ++i;
      } else if (levels_first(b_[j], a_[i])) {
        ++j;
      } else {
        hold_among_equals(symmetry, i, j);
      }
    }
  }

  // The best translation of the last vote; false if it does not beat `score`, which is then left as it is.
  bool elect(board::Symmetry symmetry, std::uint32_t& score, Cell& translation) const {
    bool found = false;
    Drift least;
    for (const Cell candidate : translations_) {
      const std::uint32_t result = score_of(symmetry, candidate);
      if (result < score || (result == score && !found)) continue;
      const Drift drift = drift_of(symmetry, candidate);
      if (result == score && !(drift < least)) continue;
      found = true;
      score = result;
      least = drift;
      translation = candidate;
    }
    return found;
  }

 private:
  // i and j are the first of a run of bugs of one piece and level, and move to its end.
  void hold_among_equals(board::Symmetry symmetry, std::size_t& i, std::size_t& j) {
    const auto run = std::equal_range(b_.begin() + static_cast<std::ptrdiff_t>(j), b_.end(), a_[i], levels_first);
    const Standing first = a_[i];
    for (; i < a_.size() && !levels_first(first, a_[i]); ++i) {
      for (auto other = run.first; other != run.second; ++other) {
        cast(symmetry, a_[i].place.cell, other->place.cell);
      }
    }
    j = static_cast<std::size_t>(run.second - b_.begin());
  }

  void cast(board::Symmetry symmetry, Cell of_a, Cell of_b) {
    const Cell translation = board::difference(of_b, board::image(of_a, symmetry));
    const board::CellMap::Insertion insertion = votes_.insert(translation, 0);
    ++*insertion.value;
    if (insertion.is_new) translations_.push_back(translation);
  }

  // Where all bugs are in place, the mark decides; where not, it would favour odd turns of small hives.
  std::uint32_t score_of(board::Symmetry symmetry, Cell translation) const {
    const std::uint32_t in_place = *votes_.find(translation);
    const bool are_all_in_place = in_place == a_.size() && in_place == b_.size();
    return 2 * in_place + std::uint32_t{are_all_in_place && is_mark_in_place(symmetry, translation)};
  }

  bool is_mark_in_place(board::Symmetry symmetry, Cell translation) const {
    if (!mark_of_a_ || !mark_of_b_) return false;
    const Cell cell = board::sum(board::image(mark_of_a_->cell, symmetry), translation);
    return Place{cell, mark_of_a_->level} == *mark_of_b_;
  }

  // Both centres are multiplied by the numbers of bugs, so that they stay whole.
  Drift drift_of(board::Symmetry symmetry, Cell translation) const {
    const auto size_of_a = static_cast<std::int64_t>(a_.size());
    const auto size_of_b = static_cast<std::int64_t>(b_.size());
    Sum moved;
    for (int axis = 0; axis < 2; ++axis) {
      const Cell unit = board::image(axis == 0 ? Cell{1, 0} : Cell{0, 1}, symmetry);
      const std::int64_t extent = axis == 0 ? sum_of_a_.q : sum_of_a_.r;
      moved.q += unit.q * extent;
      moved.r += unit.r * extent;
    }
    const std::int64_t q = size_of_b * (moved.q + size_of_a * translation.q) - size_of_a * sum_of_b_.q;
    const std::int64_t r = size_of_b * (moved.r + size_of_a * translation.r) - size_of_a * sum_of_b_.r;
    return {std::abs(q) + std::abs(r) + std::abs(q + r), q, r};
  }

  std::vector<Standing> a_;
  std::vector<Standing> b_;
  Sum sum_of_a_ = sum_of_cells(a_);
  Sum sum_of_b_ = sum_of_cells(b_);
  std::optional<Place> mark_of_a_;
  std::optional<Place> mark_of_b_;
  board::CellMap votes_;
  std::vector<Cell> translations_;
};

}  // namespace

Alignment best_alignment(const Position& a, const Position& b) {
  Vote vote(a, b);
  Alignment best;
  std::uint32_t score = 0;
  for (const bool is_mirrored : {false, true}) {
    for (const std::uint8_t rotation : rotations_by_turn) {
      const board::Symmetry symmetry{is_mirrored, rotation};
      vote.hold(symmetry);
      if (vote.elect(symmetry, score, best.translation)) best.symmetry = symmetry;
    }
  }
  return best;
}

std::string turn_in_words(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 3) return "180 degrees";
  const bool is_clockwise = sixths_clockwise < 3;
  const int sixths = is_clockwise ? sixths_clockwise : board::directions - sixths_clockwise;
  return text::format("{} degrees {}", 60 * sixths, is_clockwise ? "clockwise" : "counter-clockwise");
}

std::string mirror_in_words(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 0) return "top and bottom exchanged";
  if (sixths_clockwise == 3) return "left and right exchanged";
  return text::format("top and bottom exchanged, then turned by {}", turn_in_words(sixths_clockwise));
}

}  // namespace plyglot::hive
