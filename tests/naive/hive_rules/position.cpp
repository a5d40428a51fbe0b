#include "naive/hive_rules/position.hpp"

namespace plyglot::naive::hive_rules {

Cell step(Cell cell, int direction) {
  static const std::vector<Cell> steps = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
  const Cell by = steps[static_cast<std::size_t>((direction % 6 + 6) % 6)];
  return {cell.first + by.first, cell.second + by.second};
}

std::vector<Cell> neighbours(Cell cell) {
  std::vector<Cell> result;
  for (int direction = 0; direction < 6; ++direction) result.push_back(step(cell, direction));
  return result;
}

int Position::height(Cell cell) const {
  const auto found = stacks.find(cell);
  return found == stacks.end() ? 0 : static_cast<int>(found->second.size());
}

std::string Position::top(Cell cell) const {
  const auto found = stacks.find(cell);
  return found == stacks.end() ? "" : found->second.back();
}

const Cell* Position::cell_of(const std::string& piece) const {
  for (const auto& [cell, stack] : stacks) {
    for (const std::string& member : stack) {
      if (member == piece) return &cell;
    }
  }
  return nullptr;
}

Position Position::lifted(Cell cell) const {
  Position result = *this;
  result.stacks[cell].pop_back();
  if (result.stacks[cell].empty()) result.stacks.erase(cell);
  return result;
}

Position start_of(const std::string& game_type) {
  Position position;
  for (const std::string side : {"w", "b"}) {
    for (const char* piece : {"Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3"}) {
      position.hand.insert(side + piece);
    }
    const std::size_t plus = game_type.find('+');
    if (plus == std::string::npos) continue;
    for (const char letter : game_type.substr(plus + 1)) position.hand.insert(side + letter);
  }
  return position;
}

// H29.
std::string outcome_of(const Position& position) {
  const auto is_surrounded = [&](const std::string& queen) {
    const Cell* cell = position.cell_of(queen);
    if (cell == nullptr) return false;
    for (const Cell& beside : neighbours(*cell)) {
      if (position.height(beside) == 0) return false;
    }
    return true;
  };
  const bool white = is_surrounded("wQ");
  const bool black = is_surrounded("bQ");
  if (white && black) return "Draw";
  if (white) return "BlackWins";
  if (black) return "WhiteWins";
  return position.plies == 0 ? "NotStarted" : "InProgress";
}

Position after(const Position& position, const Move& move) {
  Position next = position;
  ++next.plies;
  next.stunned.clear();
  if (move.piece == "pass") return next;
  if (next.hand.erase(move.piece) == 0) next = next.lifted(*position.cell_of(move.piece));
  next.stacks[move.to].push_back(move.piece);
  next.stunned = move.piece;
  return next;
}

}  // namespace plyglot::naive::hive_rules
