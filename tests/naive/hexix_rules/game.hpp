#pragma once
// A second reading of Hexix's rules, written from their text alone: slow, plain, and without a line of the library.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace plyglot::naive::hexix_rules {

// Cells are words such as `D3`.
using Cells = std::set<std::string>;

struct Piece {
  // `B` or `R`.
  char owner = 'B';
  // `v`, `^` or `h`.
  char kind = 'v';
  int number = 1;
};

struct Game {
  // Only cells that are not empty.
  std::map<std::string, Piece> board;
  // `B` or `R`.
  char to_move = 'B';
};

// R10 may be played without one of them.
struct Options {
  bool global_rule = true;
  bool inactive_rule = true;
};

// R1.
const Cells& all_cells();
int column_of(const std::string& cell);
int height_of(const std::string& cell);
Cells neighbours(const std::string& cell);
bool is_forward(const std::string& from, const std::string& to, char player);

char other(char player);
Game start();
// POS of R13, both ways; what is read must be well formed.
Game game_of(const std::string& text);
std::string text_of(const Game& game);

Cells own_neighbours(const Game& game, const std::string& cell, char player);
// R11.
Cells active(const Game& game, char player);
// R8.
Cells below_count(const Game& game, char player);

// What is said of a move, in the words of the diagnostics.
struct Verdict {
  std::set<std::string> broken;
  bool is_refused = false;
  int number = 0;
  Cells anchors;
  Cells below_count;
};
// A token such as `D2v`, `D2v3`, `D2+`, `D2E3`, of the side to move.
Verdict judge(const Game& game, const std::string& token);
// The game after a move that is not refused.
Game after(const Game& game, const std::string& token, const Verdict& verdict);
bool is_increment(const std::string& token);
bool takes_home(const Game& game, const std::string& token);

// R10, sorted.
std::vector<std::string> legal_moves(const Game& game, const Options& options = {});
unsigned long long perft(const Game& game, int depth, const Options& options = {});

}  // namespace plyglot::naive::hexix_rules
