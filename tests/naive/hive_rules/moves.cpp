// The rules one by one, in the order of their text.

#include "naive/hive_rules/position.hpp"

#include <algorithm>

namespace plyglot::naive::hive_rules {

// H11.
bool breaks_hive(const Position& position, Cell from) {
  if (!is_alone(position, from)) return false;
  const Position rest = position.lifted(from);
  if (rest.stacks.empty()) return false;
  std::set<Cell> reached = {rest.stacks.begin()->first};
  for (bool grows = true; grows;) {
    grows = false;
    for (const Cell& cell : std::set<Cell>(reached)) {
      for (const Cell& beside : neighbours(cell)) {
        if (rest.height(beside) > 0 && reached.insert(beside).second) grows = true;
      }
    }
  }
  return reached.size() != rest.stacks.size();
}

namespace {

using Cells = std::set<Cell>;

// H4, H5.
bool may_place_at(const Position& position, Cell cell) {
  if (position.plies == 0) return cell == Cell{0, 0};
  if (position.height(cell) > 0) return false;
  bool touches_own = false;
  for (const Cell& beside : neighbours(cell)) {
    if (position.height(beside) == 0) continue;
    if (position.top(beside)[0] != position.side() && position.plies >= 2) return false;
    touches_own = true;
  }
  return touches_own;
}

// H6 to H8.
std::vector<std::string> placeable(const Position& position) {
  const std::string queen = std::string(1, position.side()) + "Q";
  const bool has_queen = position.hand.count(queen) > 0;
  const int turn = position.plies / 2 + 1;
  std::map<char, std::string> lowest;
  for (const std::string& piece : position.hand) {
    if (piece[0] != position.side()) continue;
    if (turn == 1 && piece == queen) continue;
    if (turn >= 4 && has_queen && piece != queen) continue;
    std::string& known = lowest[kind_of(piece)];
    if (known.empty() || piece < known) known = piece;
  }
  std::vector<std::string> result;
  for (const auto& [kind, piece] : lowest) result.push_back(piece);
  return result;
}

// H12, on a board from which the mover is lifted.
bool may_slide(const Position& lifted, Cell from, int direction) {
  if (lifted.height(step(from, direction)) > 0) return false;
  const bool left = lifted.height(step(from, direction - 1)) > 0;
  const bool right = lifted.height(step(from, direction + 1)) > 0;
  return left != right;
}

// H13, likewise.
bool may_climb(const Position& lifted, Cell from, int direction) {
  const int here = lifted.height(from);
  const int there = lifted.height(step(from, direction));
  const int left = lifted.height(step(from, direction - 1));
  const int right = lifted.height(step(from, direction + 1));
  if (here == 0 && there == 0 && left == 0 && right == 0) return false;
  return std::min(left, right) <= std::max(here, there);
}

Cells slides(const Position& lifted, Cell from) {
  Cells cells;
  for (int direction = 0; direction < 6; ++direction) {
    if (may_slide(lifted, from, direction)) cells.insert(step(from, direction));
  }
  return cells;
}

Cells climbs(const Position& lifted, Cell from) {
  Cells cells;
  for (int direction = 0; direction < 6; ++direction) {
    if (may_climb(lifted, from, direction)) cells.insert(step(from, direction));
  }
  return cells;
}

// H16.
Cells ant(const Position& lifted, Cell from) {
  Cells reached = slides(lifted, from);
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const Cell& cell : Cells(reached)) {
      for (const Cell& next : slides(lifted, cell)) reached.insert(next);
    }
  }
  return reached;
}

// H17: `way` holds the start and the cells visited.
void spider(const Position& lifted, std::vector<Cell> way, Cells& ends) {
  if (way.size() == 4) {
    ends.insert(way.back());
    return;
  }
  for (const Cell& next : slides(lifted, way.back())) {
    if (std::find(way.begin(), way.end(), next) != way.end()) continue;
    std::vector<Cell> longer = way;
    longer.push_back(next);
    spider(lifted, longer, ends);
  }
}

// H19.
Cells grasshopper(const Position& lifted, Cell from) {
  Cells cells;
  for (int direction = 0; direction < 6; ++direction) {
    Cell cell = step(from, direction);
    if (lifted.height(cell) == 0) continue;
    while (lifted.height(cell) > 0) cell = step(cell, direction);
    cells.insert(cell);
  }
  return cells;
}

// H20.
Cells ladybug(const Position& lifted, Cell from) {
  Cells cells;
  for (const Cell& first : climbs(lifted, from)) {
    if (lifted.height(first) == 0) continue;
    for (const Cell& second : climbs(lifted, first)) {
      if (lifted.height(second) == 0) continue;
      for (const Cell& third : climbs(lifted, second)) {
        if (lifted.height(third) == 0) cells.insert(third);
      }
    }
  }
  return cells;
}

Cells movements(const Position& position, Cell from, char kind);

// H21, H22.
Cells mosquito(const Position& position, Cell from) {
  if (!is_alone(position, from)) return climbs(position.lifted(from), from);
  Cells cells;
  for (const Cell& beside : neighbours(from)) {
    if (position.height(beside) == 0) continue;
    const char copied = kind_of(position.top(beside));
    if (copied == 'M') continue;
    for (const Cell& cell : movements(position, from, copied)) cells.insert(cell);
  }
  return cells;
}

Cells movements(const Position& position, Cell from, char kind) {
  const Position lifted = position.lifted(from);
  switch (kind) {
    case 'Q':
    case 'P':
      return slides(lifted, from);
    case 'A':
      return ant(lifted, from);
    case 'B':
      return climbs(lifted, from);
    case 'G':
      return grasshopper(lifted, from);
    case 'L':
      return ladybug(lifted, from);
    case 'M':
      return mosquito(position, from);
    default: {
      Cells ends;
      spider(lifted, {from}, ends);
      return ends;
    }
  }
}

// H23.
bool is_thrower(const Position& position, Cell cell) {
  const std::string piece = position.top(cell);
  if (!is_alone(position, cell) || piece[0] != position.side() || piece == position.stunned) return false;
  if (kind_of(piece) == 'P') return true;
  if (kind_of(piece) != 'M') return false;
  for (const Cell& beside : neighbours(cell)) {
    if (position.height(beside) > 0 && kind_of(position.top(beside)) == 'P') return true;
  }
  return false;
}

// H24, H25.
void add_throws(const Position& position, Cell thrower, std::set<Move>& moves) {
  for (int direction = 0; direction < 6; ++direction) {
    const Cell from = step(thrower, direction);
    if (!is_alone(position, from) || position.top(from) == position.stunned || breaks_hive(position, from)) continue;
    const Position lifted = position.lifted(from);
    if (!may_climb(lifted, from, direction + 3)) continue;
    for (int exit = 0; exit < 6; ++exit) {
      const Cell to = step(thrower, exit);
      if (to == from || lifted.height(to) > 0 || !may_climb(lifted, thrower, exit)) continue;
      moves.insert({position.top(from), to});
    }
  }
}

void add_moves_on_board(const Position& position, std::set<Move>& moves) {
  for (const auto& [cell, stack] : position.stacks) {
    const std::string& piece = stack.back();
    if (piece[0] != position.side()) continue;
    if (is_thrower(position, cell)) add_throws(position, cell, moves);
    // H10, H11.
    if (piece == position.stunned || breaks_hive(position, cell)) continue;
    for (const Cell& to : movements(position, cell, kind_of(piece))) {
      // H14.
      if (to != cell) moves.insert({piece, to});
    }
  }
}

}  // namespace

std::set<Move> moves_of(const Position& position) {
  std::set<Move> moves;
  const std::string outcome = outcome_of(position);
  // H3.
  if (outcome != "NotStarted" && outcome != "InProgress") return moves;
  Cells candidates = {{0, 0}};
  for (const auto& [cell, stack] : position.stacks) {
    for (const Cell& beside : neighbours(cell)) candidates.insert(beside);
  }
  for (const Cell& cell : candidates) {
    if (!may_place_at(position, cell)) continue;
    for (const std::string& piece : placeable(position)) moves.insert({piece, cell});
  }
  // H9.
  if (position.is_on_board(std::string(1, position.side()) + "Q")) add_moves_on_board(position, moves);
  // H2.
  if (moves.empty()) moves.insert({"pass", {}});
  return moves;
}

}  // namespace plyglot::naive::hive_rules
