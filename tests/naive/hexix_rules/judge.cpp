// The order of the checks is that of R7 and R9.

#include "naive/hexix_rules/game.hpp"

namespace plyglot::naive::hexix_rules {
namespace {

bool is_place(const std::string& token) { return token[2] == 'v' || token[2] == '^'; }
std::string source_of(const std::string& token) { return token.substr(0, 2); }
std::string target_of(const std::string& token) { return token.substr(2, 2); }

Verdict refused(const std::string& name) {
  Verdict verdict;
  verdict.broken = {name};
  verdict.is_refused = true;
  return verdict;
}

bool has(const Game& game, const std::string& cell) { return game.board.count(cell) > 0; }
bool has_own(const Game& game, const std::string& cell) {
  return has(game, cell) && game.board.at(cell).owner == game.to_move;
}
bool has_active(const Game& game, const std::string& cell) { return active(game, game.to_move).count(cell) > 0; }

// R8: those that are below now and were not before.
void judge_global_rule(const Game& game, const std::string& token, Verdict& verdict) {
  const char player = game.to_move;
  const Cells before = below_count(game, player);
  const bool is_capture = !is_place(token);
  for (const std::string& cell : below_count(after(game, token, verdict), player)) {
    const bool is_the_moved = is_capture && cell == target_of(token);
    const std::string former_cell = is_the_moved ? source_of(token) : cell;
    if (before.count(former_cell) == 0) verdict.below_count.insert(cell);
  }
  if (!verdict.below_count.empty()) verdict.broken.insert("global-rule");
}

Verdict judge_place(const Game& game, const std::string& token) {
  const std::string cell = source_of(token);
  const int written = token.size() > 3 ? token[3] - '0' : 0;
  if (has(game, cell)) return refused("occupied-cell");
  const Cells own = own_neighbours(game, cell, game.to_move);
  Verdict verdict;
  if (own.empty()) {
    verdict.broken.insert("no-own-neighbour");
    verdict.number = written == 0 ? 1 : written;
  } else {
    bool is_any_active = false;
    for (const std::string& anchor : own) is_any_active = is_any_active || has_active(game, anchor);
    if (!is_any_active) {
      verdict.broken.insert("inactive-anchor");
      verdict.anchors = own;
    }
    verdict.number = static_cast<int>(own.size());
    if (written != 0 && written != verdict.number) verdict.broken.insert("wrong-value");
  }
  judge_global_rule(game, token, verdict);
  return verdict;
}

Verdict judge_increment(const Game& game, const std::string& token) {
  const std::string cell = source_of(token);
  if (!has(game, cell)) return refused("empty-cell");
  if (!has_own(game, cell)) return refused("enemy-piece");
  if (game.board.at(cell).number == 6) return refused("increment-past-six");
  Verdict verdict;
  verdict.number = game.board.at(cell).number + 1;
  if (!has_active(game, cell)) verdict.broken.insert("inactive-increment");
  return verdict;
}

Verdict judge_capture(const Game& game, const std::string& token) {
  const std::string from = source_of(token);
  const std::string to = target_of(token);
  if (!has(game, from)) return refused("empty-cell");
  if (!has_own(game, from)) return refused("enemy-piece");
  if (!has(game, to)) return refused("empty-target");
  if (has_own(game, to)) return refused("own-target");
  const Piece piece = game.board.at(from);
  const Piece target = game.board.at(to);
  if (piece.kind == 'h') return refused("home-captures");
  Verdict verdict;
  verdict.number = piece.number;
  if (!is_forward(from, to, game.to_move)) verdict.broken.insert("not-forward");
  if (piece.kind == 'v' && target.number >= piece.number) verdict.broken.insert("capture-value");
  if (piece.kind == '^' && target.number <= piece.number) verdict.broken.insert("capture-value");
  if (!has_active(game, from)) verdict.broken.insert("inactive-capture");
  judge_global_rule(game, token, verdict);
  return verdict;
}

}  // namespace

bool is_increment(const std::string& token) { return token[2] == '+'; }

Cells own_neighbours(const Game& game, const std::string& cell, char player) {
  Cells own;
  for (const std::string& neighbour : neighbours(cell)) {
    if (has(game, neighbour) && game.board.at(neighbour).owner == player) own.insert(neighbour);
  }
  return own;
}

Cells active(const Game& game, char player) {
  std::vector<std::string> waiting;
  for (const auto& [cell, piece] : game.board) {
    if (piece.owner == player && piece.kind == 'h') waiting.push_back(cell);
  }
  Cells linked;
  while (!waiting.empty()) {
    const std::string cell = waiting.back();
    waiting.pop_back();
    if (!linked.insert(cell).second) continue;
    for (const std::string& neighbour : own_neighbours(game, cell, player)) waiting.push_back(neighbour);
  }
  return linked;
}

Cells below_count(const Game& game, char player) {
  Cells below;
  for (const auto& [cell, piece] : game.board) {
    if (piece.owner != player) continue;
    if (piece.number < static_cast<int>(own_neighbours(game, cell, player).size())) below.insert(cell);
  }
  return below;
}

Verdict judge(const Game& game, const std::string& token) {
  if (is_place(token)) return judge_place(game, token);
  return is_increment(token) ? judge_increment(game, token) : judge_capture(game, token);
}

Game after(const Game& game, const std::string& token, const Verdict& verdict) {
  Game next = game;
  const std::string cell = source_of(token);
  if (is_place(token)) {
    next.board[cell] = {game.to_move, token[2], verdict.number};
  } else if (is_increment(token)) {
    next.board.at(cell).number += 1;
  } else {
    next.board[target_of(token)] = game.board.at(cell);
    next.board.erase(cell);
  }
  next.to_move = other(game.to_move);
  return next;
}

bool takes_home(const Game& game, const std::string& token) {
  return !is_place(token) && !is_increment(token) && game.board.at(target_of(token)).kind == 'h';
}

}  // namespace plyglot::naive::hexix_rules
