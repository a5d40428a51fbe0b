// The numbers are those of the table.

#include "naive/hive_rules/verdict.hpp"

#include <algorithm>

namespace plyglot::naive::hive_rules {
namespace {

std::string queen_of(char side) { return std::string(1, side) + 'Q'; }

bool is_beside(Cell a, Cell b) {
  const std::vector<Cell> cells = neighbours(a);
  return std::find(cells.begin(), cells.end(), b) != cells.end();
}

bool has_neighbour(const Position& position, Cell cell) {
  const std::vector<Cell> cells = neighbours(cell);
  return std::any_of(cells.begin(), cells.end(), [&](Cell beside) { return position.height(beside) > 0; });
}

// The kinds on the tops beside a cell.
std::set<char> kinds_beside(const Position& position, Cell cell) {
  std::set<char> kinds;
  for (const Cell& beside : neighbours(cell)) {
    if (position.height(beside) > 0) kinds.insert(kind_of(position.top(beside)));
  }
  return kinds;
}

std::string verdict_on_placement(const Position& position, const Move& move, bool asks_customs) {
  const char side = position.side();
  const int turn = position.plies / 2 + 1;
  if (move.piece[0] != side) return "hive/wrong-side";                                             // 4
  if (asks_customs && turn == 1 && kind_of(move.piece) == 'Q') return "hive/queen-on-first-turn";  // 5
  const bool is_queen_due = turn >= 4 && position.hand.count(queen_of(side)) > 0;
  if (is_queen_due && move.piece != queen_of(side)) return "hive/queen-overdue";  // 6
  for (const std::string& other : position.hand) {
    const bool is_lower = other.substr(0, 2) == move.piece.substr(0, 2) && other < move.piece;
    if (asks_customs && is_lower) return "hive/piece-order";  // 7
  }
  if (position.height(move.to) > 0) return "hive/placement-on-occupied";                           // 8
  if (position.plies >= 1 && !has_neighbour(position, move.to)) return "hive/placement-detached";  // 9
  for (const Cell& beside : neighbours(move.to)) {
    const bool is_enemy = position.height(beside) > 0 && position.top(beside)[0] != side;
    if (position.plies >= 2 && is_enemy) return "hive/placement-touches-enemy";  // 10
  }
  return "";
}

// The cells of throwers that touch a cell (H23 without looking at stun).
std::vector<Cell> throwers_beside(const Position& position, Cell cell) {
  std::vector<Cell> throwers;
  for (const Cell& beside : neighbours(cell)) {
    if (!is_alone(position, beside) || position.top(beside)[0] != position.side()) continue;
    const char kind = kind_of(position.top(beside));
    const bool copies = kind == 'M' && kinds_beside(position, beside).count('P') > 0;
    if (kind == 'P' || copies) throwers.push_back(beside);
  }
  return throwers;
}

std::string verdict_on_enemy(const Position& position, const Move& move, bool is_legal) {
  const Cell from = *position.cell_of(move.piece);
  std::vector<Cell> throwers = throwers_beside(position, from);
  if (throwers.empty()) return "hive/wrong-side";                                           // 11
  if (position.hand.count(queen_of(position.side())) > 0) return "hive/move-before-queen";  // 12
  if (!is_alone(position, from)) return "hive/throw-stacked";                               // 13
  if (move.piece == position.stunned) return "hive/stunned-piece";                          // 14
  if (breaks_hive(position, from)) return "hive/breaks-hive";                               // 15
  const auto is_stunned = [&](Cell thrower) { return position.top(thrower) == position.stunned; };
  throwers.erase(std::remove_if(throwers.begin(), throwers.end(), is_stunned), throwers.end());
  if (throwers.empty()) return "hive/thrower-stunned";  // 16
  const bool is_in_reach =
      std::any_of(throwers.begin(), throwers.end(), [&](Cell thrower) { return is_beside(thrower, move.to); });
  if (!is_in_reach || position.height(move.to) > 0) return "hive/throw-target";  // 17
  return is_legal ? "" : "hive/throw-gate";                                      // 18
}

// Those that the piece moves as; a mosquito on another piece is a beetle (H22).
std::set<char> kinds_moved_as(const Position& position, const std::string& piece, Cell from) {
  if (kind_of(piece) != 'M') return {kind_of(piece)};
  if (!is_alone(position, from)) return {'B'};
  return kinds_beside(position, from);
}

std::string verdict_on_own(const Position& position, const Move& move) {
  const Cell from = *position.cell_of(move.piece);
  if (position.hand.count(queen_of(position.side())) > 0) return "hive/move-before-queen";  // 19
  if (position.top(from) != move.piece) return "hive/covered-piece";                        // 20
  if (move.to == from) return "hive/no-move";                                               // 21
  if (move.piece == position.stunned) return "hive/stunned-piece";                          // 22
  if (breaks_hive(position, from)) return "hive/breaks-hive";                               // 23
  const std::set<char> kinds = kinds_moved_as(position, move.piece, from);
  const Position lifted = position.lifted(from);
  const bool is_occupied = lifted.height(move.to) > 0;
  if (is_occupied && kinds.count('B') == 0) return "hive/destination-occupied";             // 24
  if (!is_occupied && !has_neighbour(lifted, move.to)) return "hive/destination-detached";  // 25
  const bool steps = kinds.count('Q') + kinds.count('P') + kinds.count('B') > 0;
  const bool runs = kinds.count('A') > 0;
  if ((steps && is_beside(from, move.to)) || (runs && !is_occupied)) return "hive/gate-blocked";  // 26
  return "hive/cannot-reach";                                                                     // 27
}

std::string verdict(const Position& position, const Move& move, bool asks_customs) {
  const std::string outcome = outcome_of(position);
  if (outcome != "NotStarted" && outcome != "InProgress") return "hive/game-over";  // 1
  const bool is_legal = moves_of(position).count(move) > 0;
  if (move.piece == "pass") return is_legal ? "" : "hive/pass-with-moves";  // 2
  if (position.hand.count(move.piece) > 0) return verdict_on_placement(position, move, asks_customs);
  if (!position.is_on_board(move.piece)) return "hive/piece-not-in-gametype";  // 3
  if (move.piece[0] != position.side()) return verdict_on_enemy(position, move, is_legal);
  return is_legal ? "" : verdict_on_own(position, move);
}

}  // namespace

std::string verdict_on(const Position& position, const Move& move) { return verdict(position, move, true); }
std::string verdict_without_customs(const Position& position, const Move& move) {
  return verdict(position, move, false);
}

}  // namespace plyglot::naive::hive_rules
