#pragma once
// Follows a topology of which nothing is to be said, but that the game is over. It states no rule in full: what it does
// not know to be clean, it leaves to the reader.

#include "hive/board/torus.hpp"
#include "hive/spelling/hop_terrain.hpp"

#include <plyglot/hive_position.hpp>

#include <array>

namespace plyglot::hive::hop {

// How many bugs of each colour and kind; -1 if one was taken too many.
using BugCounts = std::array<std::array<std::int8_t, bug_kinds>, 2>;

class QuickWalk {
 public:
  // Whether the topology is read in `spec` without a finding in it, in the counts of bugs (hop R23) or about play (hop
  // R24), but for surrounded queens. A comma ends it. False if that is not known here.
  bool takes(const char* topology, const BugCounts& set, Colour to_move);

  // The letter of the queen in the topology that was taken, if she is surrounded; else null.
  const char* surrounded_queen(Colour colour) const { return surrounded_[static_cast<std::size_t>(colour)]; }
  // The bugs of the topology that was taken.
  void lay_out(Terrain& terrain) const;

 private:
  // A published set has no more bugs, and a board of them has room on the torus.
  static constexpr std::size_t most_bugs = 28;
  static constexpr std::size_t most_scopes = 16;
  static constexpr std::uint8_t none = 0xFF;

  enum class After : std::uint8_t {
    // The first bug of the topology or of parentheses is expected.
    opening,
    // A bug that was stepped to, and turns.
    bug,
    // `N+` or `N-`, and turns.
    branch,
    // `N=X` or a closing parenthesis, after which the dialects may go on at different cells (hop R11).
    jump,
  };
  struct Placed {
    Spot spot;
    board::Direction heading;
    std::uint8_t level;
    // The number of the bug directly below, from 1; 0 on the ground.
    std::uint8_t below;
    Colour colour;
    const char* letter;
  };
  struct Scope {
    // Where its chain positions begin.
    std::uint8_t first = 0;
    // The lowest chain position of a stacked bug; that of no bug as long as there is none.
    std::uint8_t first_stacked = most_bugs + 1;
    // A branch without parentheses has placed a bug.
    bool has_bare_branch = false;
  };

  void start(const BugCounts& set);
  bool follow(const char* at);
  bool letter(const char* at);
  bool turn(int sign);
  void take_turns();
  // Where the item ends; null if it is not clean.
  const char* number(const char* at);
  const char* stack(const char* letter, const Placed& on);
  const char* branch(const char* sign, const Placed& from);
  bool open();
  bool close();
  bool mark();
  bool place(const char* letter, Spot spot, board::Direction heading, std::uint8_t level);
  bool is_reachable(const BugCounts& set, Colour to_move) const;
  void find_surrounded_queens();
  bool is_surrounded(Spot spot) const;
  bool is_mark_clean(Colour to_move) const;
  std::uint8_t ground_at(Spot spot) const;

  // By spot: the number of the bug on top, from 1.
  std::array<std::uint8_t, spots> tops_{};
  std::array<Placed, most_bugs> bugs_;
  // Which bug has which chain position, one scope after the other.
  std::array<std::uint8_t, most_bugs> positions_;
  std::array<Scope, most_scopes> scopes_;
  BugCounts left_;
  std::array<std::uint8_t, 2> bugs_of_;
  std::array<std::uint8_t, 2> queens_;
  std::array<const char*, 2> surrounded_;
  std::array<bool, 2> has_climbed_;
  std::uint8_t bug_count_ = 0;
  std::uint8_t position_count_;
  std::uint8_t depth_;
  std::uint8_t marked_;
  After after_;
  // Only marks are between the last letter and here: none, since a mark ends it.
  bool is_at_letter_;
  // The turns since the last bug, with the sign of the branch.
  std::int8_t turns_;
  Spot spot_;
  board::Direction heading_;
};

}  // namespace plyglot::hive::hop
