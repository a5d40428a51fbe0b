#include "support/hive/hives.hpp"

#include <algorithm>
#include <map>

namespace plyglot::test {
namespace {

using hive::Bug;
using hive::BugKind;
using hive::Cell;
using hive::Colour;

constexpr std::size_t tallest = 7;
constexpr Cell steps[] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

struct Piece {
  Colour colour;
  BugKind kind;
};

bool can_climb(BugKind kind) {
  return kind == BugKind::beetle || kind == BugKind::mosquito || kind == BugKind::dragonfly;
}

hive::BugSet random_standard_set(Random& random) {
  hive::BugSet set = hive::base_set();
  for (const BugKind kind : {BugKind::mosquito, BugKind::ladybug, BugKind::pillbug}) {
    const std::uint32_t count = random.chance(70) ? 1 : 0;
    set.of(Colour::white, kind) = count;
    set.of(Colour::black, kind) = count;
  }
  return set;
}

std::vector<Piece> pieces_of(const hive::BugSet& set) {
  std::vector<Piece> pieces;
  for (const Colour colour : {Colour::white, Colour::black}) {
    for (std::size_t kind = 0; kind < hive::bug_kinds; ++kind) {
      const auto bug = static_cast<BugKind>(kind);
      pieces.insert(pieces.end(), set.of(colour, bug), Piece{colour, bug});
    }
  }
  return pieces;
}

// A standard set with some bugs more and less, and with enough for the wish.
hive::BugSet random_odd_set(Random& random, std::size_t bugs, bool dragonflies) {
  hive::BugSet set = random_standard_set(random);
  for (std::size_t change = random.below(6); change > 0 || pieces_of(set).size() < bugs; change -= change > 0 ? 1 : 0) {
    const auto colour = static_cast<Colour>(random.below(2));
    const auto kind = static_cast<BugKind>(random.below(hive::bug_kinds));
    if (kind == BugKind::dragonfly && !dragonflies) continue;
    std::uint32_t& count = set.of(colour, kind);
    if (random.chance(80)) {
      count += static_cast<std::uint32_t>(random.between(1, 4));
    } else {
      count -= count > 0 ? 1 : 0;
    }
  }
  return set;
}

// The bugs that are on the board, in a random order.
std::vector<Piece> random_pieces(Random& random, const hive::BugSet& set, std::size_t count, bool like_a_game) {
  std::vector<Piece> pieces = pieces_of(set);
  random.shuffle(pieces);
  if (!like_a_game) {
    pieces.resize(std::min(count, pieces.size()));
    return pieces;
  }
  // Both sides in turn, each with its queen among its first three.
  std::vector<Piece> sides[2];
  for (const Piece& piece : pieces) sides[static_cast<std::size_t>(piece.colour)].push_back(piece);
  for (std::vector<Piece>& side : sides) {
    const auto queen =
        std::find_if(side.begin(), side.end(), [](const Piece& piece) { return piece.kind == BugKind::queen; });
    if (queen == side.end()) continue;
    std::iter_swap(queen,
                   side.begin() + static_cast<std::ptrdiff_t>(random.below(std::min<std::size_t>(3, side.size()))));
  }
  std::vector<Piece> in_turn;
  for (std::size_t i = 0; in_turn.size() < count; ++i) {
    const std::vector<Piece>& side = sides[i % 2];
    if (i / 2 >= side.size()) break;
    in_turn.push_back(side[i / 2]);
  }
  return in_turn;
}

// Puts bugs one by one on a board.
class Builder {
 public:
  explicit Builder(hive::Position& position) : position_(position) {}

  void place(Piece piece, Cell cell) {
    Bug bug;
    bug.colour = piece.colour;
    bug.kind = piece.kind;
    bug.ordinal = ++ordinals_[{piece.colour, piece.kind}];
    bug.cell = cell;
    std::vector<std::size_t>& stack = stacks_[{cell.q, cell.r}];
    bug.level = static_cast<std::uint32_t>(stack.size());
    if (!stack.empty()) bug.below = static_cast<std::int32_t>(stack.back());
    stack.push_back(position_.bugs.size());
    position_.bugs.push_back(bug);
  }

  std::size_t height(Cell cell) const {
    const auto found = stacks_.find({cell.q, cell.r});
    return found == stacks_.end() ? 0 : found->second.size();
  }

  // An empty cell beside the hive. `crowding` tries prefer cells with many neighbours.
  Cell free_cell(Random& random, std::size_t crowding) const {
    Cell best;
    std::ptrdiff_t best_neighbours = 0;
    do {
      const Cell from = random.pick(position_.bugs).cell;
      const Cell step = steps[random.below(6)];
      const Cell cell{from.q + step.q, from.r + step.r};
      crowding -= crowding > 0 ? 1 : 0;
      if (height(cell) > 0) continue;
      const std::ptrdiff_t neighbours = std::count_if(std::begin(steps), std::end(steps), [&](Cell other) {
        return height({cell.q + other.q, cell.r + other.r}) > 0;
      });
      if (neighbours <= best_neighbours) continue;
      best = cell;
      best_neighbours = neighbours;
    } while (best_neighbours == 0 || crowding > 0);
    return best;
  }

 private:
  hive::Position& position_;
  std::map<std::pair<int, int>, std::vector<std::size_t>> stacks_;
  std::map<std::pair<Colour, BugKind>, std::uint32_t> ordinals_;
};

// The top bugs, by index.
std::vector<std::uint32_t> tops_of(const hive::Position& position) {
  std::vector<bool> is_covered(position.bugs.size(), false);
  for (const Bug& bug : position.bugs) {
    if (bug.below >= 0) is_covered[static_cast<std::size_t>(bug.below)] = true;
  }
  std::vector<std::uint32_t> tops;
  for (std::uint32_t i = 0; i < position.bugs.size(); ++i) {
    if (!is_covered[i]) tops.push_back(i);
  }
  return tops;
}

template <class Move>
hive::Position with_cells(hive::Position position, Move move) {
  for (Bug& bug : position.bugs) bug.cell = move(bug.cell);
  return position;
}

}  // namespace

hive::Position random_hive(Random& random, const HiveWishes& wishes) {
  hive::Position position;
  std::size_t count = random.between(wishes.fewest_bugs, wishes.most_bugs);
  if (random.chance(30)) count = random.between(wishes.fewest_bugs, std::min<std::size_t>(wishes.most_bugs, 9));
  const bool is_standard = wishes.standard_set || random.chance(40);
  position.set = is_standard ? random_standard_set(random) : random_odd_set(random, count, wishes.dragonflies);

  Builder builder(position);
  const std::size_t stacking = random.pick(std::vector<std::size_t>{0, 5, 15, 40});
  const std::size_t crowding = random.pick(std::vector<std::size_t>{0, 2, 6});
  for (const Piece& piece : random_pieces(random, position.set, count, wishes.like_a_game)) {
    if (position.bugs.empty()) {
      builder.place(piece, {0, 0});
      continue;
    }
    const Cell occupied = random.pick(position.bugs).cell;
    const bool may_climb = !wishes.like_a_game || (can_climb(piece.kind) && position.bugs.size() > 6);
    const bool climbs = may_climb && random.chance(wishes.like_a_game ? 60 : stacking);
    if (climbs && builder.height(occupied) < tallest) {
      builder.place(piece, occupied);
    } else {
      builder.place(piece, builder.free_cell(random, crowding));
    }
  }
  position.to_move = position.bugs.size() % 2 == 0 ? Colour::white : Colour::black;
  if (random.chance(30) && !wishes.like_a_game) position.to_move = other(*position.to_move);
  std::vector<std::uint32_t> tops = tops_of(position);
  if (wishes.like_a_game) {
    tops.erase(std::remove_if(tops.begin(), tops.end(),
                              [&](std::uint32_t top) { return position.bugs[top].colour == position.to_move; }),
               tops.end());
  }
  if (random.chance(70) && !tops.empty()) position.last_moved = random.pick(tops);
  return position;
}

hive::Position rotated(const hive::Position& position, int sixths) {
  hive::Position result = position;
  for (int i = 0; i < sixths; ++i)
    result = with_cells(result, [](Cell cell) { return Cell{-cell.r, cell.q + cell.r}; });
  return result;
}

hive::Position mirrored(const hive::Position& position) {
  return with_cells(position, [](Cell cell) { return Cell{cell.q + cell.r, -cell.r}; });
}

}  // namespace plyglot::test
