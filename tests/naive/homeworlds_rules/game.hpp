#pragma once
// A second reading of Homeworlds' rules, written from their text alone: slow, plain, and without a line of the library.

#include <set>
#include <string>
#include <vector>

namespace plyglot::naive::homeworlds_rules {

// Pieces are words such as `g1`, stars of a homeworld also `-`.
using Words = std::vector<std::string>;

struct System {
  std::string name;
  Words stars;
  // -1: no player's.
  int home = -1;
  std::vector<Words> ships;
};

struct Game {
  std::string profile;
  int players = 2;
  int to_move = 0;
  // `new`, `alive`, `out`.
  Words standing;
  std::vector<System> systems;
  // What systems that are gone were called.
  Words gone;
  bool is_certain = true;
  bool is_over = false;
  bool is_end_reported = false;
  // -1 in a draw.
  int winner = -1;
};

// What counts depends on the verb.
struct Action {
  std::string verb;
  std::string stars[2];
  // A piece; for a build perhaps a colour letter.
  std::string ship;
  std::string system;
  std::string other_system;
  std::string star;
  // A letter, for a trade perhaps a piece.
  std::string colour;
  // -1: not written.
  int owner = -1;
};

struct Finding {
  std::string name;
  // `error`, `warning`, `info`.
  std::string severity;
  // From 0 in its turn.
  int action = 0;
  // `turn`, `action`, `verb`, `stars`, `stars to ship`, `first star`, `second star`, `ship`, `colour`, `system`,
  // `other system`, `star`.
  std::string part;
};

Game start_of(int players, const std::string& profile);
std::string text_of(const Game& game);
std::vector<Finding> play_turn(Game& game, const std::vector<Action>& turn, bool is_confirmed);
// As `move g1 A B`.
std::multiset<std::string> basic_actions(const Game& game);

// The model, M1 to M4.
const Words& all_kinds();
int count_of(const Words& words, const std::string& word);
int in_bank(const Game& game, const std::string& piece);
int colours_in(const System& system, char colour);
bool are_connected(const Words& stars, const Words& other_stars);
bool are_equal_names(const Game& game, const std::string& a, const std::string& b);
// -1: there is none.
int index_of(const Game& game, const std::string& name);
int index_of_home(const Game& game, int player);
bool is_without_ships(const System& system);
bool has_power(const System& system, int player, char colour);
// How much a finding weighs; empty if the profile allows it without a word.
std::string severity_of(const std::string& profile, const std::string& name);

}  // namespace plyglot::naive::homeworlds_rules
