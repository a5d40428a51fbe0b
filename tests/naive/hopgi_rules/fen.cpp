#include "naive/hopgi_rules/game.hpp"

#include <cctype>
#include <sstream>

namespace plyglot::naive::hopgi_rules {
namespace {

const std::string hand_letters = "RBPrbp";

std::string plain(const std::string& kind) {
  if (kind == "DK") return "R";
  if (kind == "DH") return "B";
  return kind == "G" ? "P" : kind;
}

std::string raised(char letter) {
  if (letter == 'R') return "DK";
  return letter == 'B' ? "DH" : "G";
}

std::string text_of(const Piece& piece) {
  std::string text = plain(piece.kind);
  if (piece.owner == 'b') text[0] = static_cast<char>(std::tolower(text[0]));
  return (plain(piece.kind) == piece.kind ? "" : "+") + text;
}

}  // namespace

bool exists(Square square) {
  static const std::set<std::string> missing = {"a1", "a2", "a5", "b1", "b2", "e1"};
  if (square.file < 0 || square.file > 6 || square.rank < 0 || square.rank > 6) return false;
  return missing.count(name_of(square)) == 0;
}

std::string name_of(Square square) {
  return {static_cast<char>('a' + square.file), static_cast<char>('1' + square.rank)};
}
Square square_of(const std::string& name) { return {name[0] - 'a', name[1] - '1'}; }
char other(char side) { return side == 'w' ? 'b' : 'w'; }

Game game_of(const std::string& fen) {
  Game game;
  std::istringstream fields(fen);
  std::string board;
  std::string nothing;
  fields >> board >> game.to_move >> nothing >> nothing >> game.clock >> game.turn;
  Square square{0, 6};
  std::size_t i = 0;
  for (; board[i] != '['; ++i) {
    const char c = board[i];
    if (c == '/') {
      square = {0, square.rank - 1};
    } else if (std::isdigit(c) != 0) {
      square.file += c - '0';
    } else if (c == '*') {
      ++square.file;
    } else {
      const bool is_raised = c == '+';
      const char letter = is_raised ? board[++i] : c;
      const char upper = static_cast<char>(std::toupper(letter));
      game.board[square] = {letter == upper ? 'w' : 'b', is_raised ? raised(upper) : std::string(1, upper)};
      ++square.file;
    }
  }
  for (const char letter : board.substr(i)) {
    if (hand_letters.find(letter) != std::string::npos) ++game.hands[letter];
  }
  return game;
}

std::string fen_of(const Game& game) {
  std::string text;
  for (int rank = 6; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 7; ++file) {
      const auto piece = game.board.find({file, rank});
      if (exists({file, rank}) && piece == game.board.end()) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += piece == game.board.end() ? "*" : text_of(piece->second);
    }
    if (empty > 0) text += std::to_string(empty);
    if (rank > 0) text += '/';
  }
  text += '[';
  for (const char letter : hand_letters) {
    const auto held = game.hands.find(letter);
    if (held != game.hands.end()) text.append(static_cast<std::size_t>(held->second), letter);
  }
  std::ostringstream rest;
  rest << "] " << game.to_move << " - - " << game.clock << ' ' << game.turn;
  return text + rest.str();
}

}  // namespace plyglot::naive::hopgi_rules
