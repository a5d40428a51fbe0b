#pragma once
// A second reading of Hopgi's rules, written from their text alone: slow, plain, and without a line of the library.

#include <map>
#include <set>
#include <string>
#include <vector>

namespace plyglot::naive::hopgi_rules {

// From 0 each: a3 is {0, 2}.
struct Square {
  int file = 0;
  int rank = 0;

  friend bool operator<(Square a, Square b) { return a.file != b.file ? a.file < b.file : a.rank < b.rank; }
  friend bool operator==(Square a, Square b) { return a.file == b.file && a.rank == b.rank; }
};
using Squares = std::set<Square>;

struct Piece {
  // `w` or `b`.
  char owner = 'w';
  // `W`, `F`, `R`, `B`, `P`, `DK`, `DH`, `G`.
  std::string kind;
};

struct Game {
  // Only squares that are not empty.
  std::map<Square, Piece> board;
  // By letters as in FEN: `RBPrbp`.
  std::map<char, int> hands;
  char to_move = 'w';
  int clock = 0;
  int turn = 1;
};

// R1.
bool exists(Square square);
std::string name_of(Square square);
Square square_of(const std::string& name);
char other(char side);

// A canonical FEN (hopgi 3.2), both ways; what is read must be well formed.
Game game_of(const std::string& fen);
std::string fen_of(const Game& game);

// R6, with or without R2; the square must not be empty.
Squares targets(const Game& game, Square from, bool is_corner_blocked = true);
// R10.
bool is_over(const Game& game);

// R6 to R11 as canonical texts, sorted; none if the game is over.
std::vector<std::string> legal_turns(const Game& game);
// The game after a legal turn.
Game after(const Game& game, const std::string& turn);
unsigned long long perft(const Game& game, int depth);

// R14: the legal turn that a short text means, `no such move` or `ambiguous`.
std::string turn_of_short(const Game& game, const std::string& text);

}  // namespace plyglot::naive::hopgi_rules
