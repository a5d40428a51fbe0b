#pragma once
// A second reading of Hive's rules, written from their text alone: slow, plain, and without a line of the library.

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace plyglot::naive::hive_rules {

// (q, r).
using Cell = std::pair<int, int>;
Cell step(Cell cell, int direction);
std::vector<Cell> neighbours(Cell cell);

// Pieces are named as in UHP: `wA1`, `bQ`.
struct Position {
  // From bottom to top; no empty stacks.
  std::map<Cell, std::vector<std::string>> stacks;
  std::set<std::string> hand;
  int plies = 0;
  // Empty if there is none.
  std::string stunned;

  char side() const { return plies % 2 == 0 ? 'w' : 'b'; }
  int height(Cell cell) const;
  std::string top(Cell cell) const;
  bool is_on_board(const std::string& piece) const { return cell_of(piece) != nullptr; }
  // Null if it is in the hand.
  const Cell* cell_of(const std::string& piece) const;
  // The same without the top piece of a cell.
  Position lifted(Cell cell) const;
};

Position start_of(const std::string& game_type);
// `NotStarted`, `InProgress`, `Draw`, `WhiteWins`, `BlackWins`.
std::string outcome_of(const Position& position);

inline bool is_alone(const Position& position, Cell cell) { return position.height(cell) == 1; }
inline char kind_of(const std::string& piece) { return piece[1]; }
// H11.
bool breaks_hive(const Position& position, Cell from);

struct Move {
  // `pass` for a pass.
  std::string piece;
  Cell to;
  bool operator<(const Move& other) const { return std::tie(piece, to) < std::tie(other.piece, other.to); }
  bool operator==(const Move& other) const { return piece == other.piece && to == other.to; }
};
std::set<Move> moves_of(const Position& position);
Position after(const Position& position, const Move& move);

}  // namespace plyglot::naive::hive_rules
