// R7 to R11: legs are texts, and playing one is reading it.

#include "naive/hopgi_rules/game.hpp"

#include <algorithm>
#include <cctype>

namespace plyglot::naive::hopgi_rules {
namespace {

char in_hand_of(char side, char letter) { return side == 'w' ? letter : static_cast<char>(std::tolower(letter)); }

std::string raised(const std::string& kind) {
  if (kind == "R") return "DK";
  if (kind == "B") return "DH";
  return kind == "P" ? "G" : "";
}

char lowered(const std::string& kind) {
  if (kind == "DK" || kind == "R") return 'R';
  return kind == "DH" || kind == "B" ? 'B' : 'P';
}

bool is_king(const std::string& kind) { return kind == "W" || kind == "F"; }

bool promotes_on(char side, Square square) {
  static const std::set<std::string> white = {"a3", "a4", "a6", "a7"};
  static const std::set<std::string> black = {"c1", "d1", "f1", "g1"};
  return (side == 'w' ? white : black).count(name_of(square)) > 0;
}

int kings(const Game& game, char side) {
  return static_cast<int>(std::count_if(game.board.begin(), game.board.end(), [&](const auto& held) {
    return held.second.owner == side && is_king(held.second.kind);
  }));
}

std::vector<std::string> steps_from(const Game& game, Square from) {
  std::vector<std::string> legs;
  const Piece& piece = game.board.at(from);
  for (const Square to : targets(game, from)) {
    std::string leg = piece.kind + name_of(from) + (game.board.count(to) > 0 ? "x" : "-") + name_of(to);
    const bool promotes = promotes_on(piece.owner, from) || promotes_on(piece.owner, to);
    if (promotes && !raised(piece.kind).empty()) leg += "=" + raised(piece.kind);
    legs.push_back(leg);
  }
  return legs;
}

// The side does not change.
void play(Game& game, const std::string& leg) {
  const std::size_t drop = leg.find('@');
  const char side = game.to_move;
  if (drop != std::string::npos) {
    --game.hands[in_hand_of(side, leg[0])];
    game.board[square_of(leg.substr(drop + 1))] = {side, leg.substr(0, drop)};
    return;
  }
  std::size_t place = 0;
  while (std::isupper(leg[place]) != 0) ++place;
  const Square from = square_of(leg.substr(place));
  const Square to = square_of(leg.substr(place + 3));
  Piece piece = game.board.at(from);
  const auto taken = game.board.find(to);
  if (taken != game.board.end() && !is_king(taken->second.kind)) {
    ++game.hands[in_hand_of(side, lowered(taken->second.kind))];
  }
  if (leg.find('=') != std::string::npos) piece.kind = raised(piece.kind);
  game.board.erase(from);
  game.board[to] = piece;
}

// R9: the legs of the other king that must follow; empty if none must.
std::vector<std::string> second_legs(const Game& after_first, char moved) {
  if (kings(after_first, other(after_first.to_move)) == 0) return {};
  for (const auto& [square, piece] : after_first.board) {
    const bool is_other_king = is_king(piece.kind) && piece.kind[0] != moved;
    if (piece.owner == after_first.to_move && is_other_king) return steps_from(after_first, square);
  }
  return {};
}

void add_steps(const Game& game, Square from, std::vector<std::string>& turns) {
  for (const std::string& first : steps_from(game, from)) {
    std::vector<std::string> seconds;
    if (is_king(game.board.at(from).kind)) {
      Game after_first = game;
      play(after_first, first);
      seconds = second_legs(after_first, first[0]);
    }
    if (seconds.empty()) turns.push_back(first);
    for (const std::string& second : seconds) turns.push_back(std::string(first).append(";").append(second));
  }
}

void add_drops(const Game& game, std::vector<std::string>& turns) {
  for (const char letter : {'R', 'B', 'P'}) {
    const auto held = game.hands.find(in_hand_of(game.to_move, letter));
    if (held == game.hands.end() || held->second == 0) continue;
    for (int file = 0; file < 7; ++file) {
      for (int rank = 0; rank < 7; ++rank) {
        if (!exists({file, rank}) || game.board.count({file, rank}) > 0) continue;
        turns.push_back(std::string(1, letter) + "@" + name_of({file, rank}));
      }
    }
  }
}

}  // namespace

bool is_over(const Game& game) { return kings(game, 'w') == 0 || kings(game, 'b') == 0; }

std::vector<std::string> legal_turns(const Game& game) {
  std::vector<std::string> turns;
  if (is_over(game)) return turns;
  for (const auto& [square, piece] : game.board) {
    if (piece.owner == game.to_move) add_steps(game, square, turns);
  }
  add_drops(game, turns);
  std::sort(turns.begin(), turns.end());
  return turns;
}

Game after(const Game& game, const std::string& turn) {
  Game result = game;
  const std::size_t end = turn.find(';');
  play(result, turn.substr(0, end));
  if (end != std::string::npos) play(result, turn.substr(end + 1));
  const bool resets = turn.find_first_of("@x") != std::string::npos || turn[0] == 'P';
  result.clock = resets ? 0 : result.clock + 1;
  if (result.to_move == 'b') ++result.turn;
  result.to_move = other(result.to_move);
  return result;
}

unsigned long long perft(const Game& game, int depth) {
  if (depth == 0) return 1;
  unsigned long long leaves = 0;
  for (const std::string& turn : legal_turns(game)) leaves += perft(after(game, turn), depth - 1);
  return leaves;
}

}  // namespace plyglot::naive::hopgi_rules
