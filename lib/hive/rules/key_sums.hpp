#pragma once
// The keys of a position of Hive, kept from ply to ply.

#include "board/position_key.hpp"
#include "hive/rules/what_counts.hpp"

#include <vector>

namespace plyglot::hive {

// Where pieces lie is said from the anchor: the white queen, or the black one as long as only that is on the board. So
// a key does not change when the hive is somewhere else, and of the sums for the six turns of the hive, and their
// mirror images, the least is taken. A ply changes what is said of one piece, or all if it moves the anchor. Before the
// first queen every piece is an anchor in turn: there are few then.
//
// Kinds and colours, levels in stacks, the side to move and the pieces of the game are in a key, and what else decides
// the legal moves (what_counts.hpp); the numbers of pieces are not.
class KeySums {
 public:
  explicit KeySums(const GameState& state) { reset(state); }

  // The state has just played a move, or taken one back: the pieces other than this one lie where they did. `no_piece`
  // after a pass.
  void follow(const GameState& state, PieceIndex moved);

  // Of the state that was followed.
  PositionKeys keys(const GameState& state) const { return keys_with_stun(state, effective_stun(state)); }
  // The same if that piece is the one whose stun is effective.
  PositionKeys keys_with_stun(const GameState& state, PieceIndex stunned) const;

 private:
  // The sum for each of `board::symmetries`.
  using Sums = std::array<PositionKey, board::symmetries.size()>;
  // What is known of a piece on the board.
  struct Standing {
    Cell cell;
    std::uint8_t level = 0;
    bool is_on_board = false;
  };

  static Standing standing_of(const GameState& state, PieceIndex piece);
  static PieceIndex anchor_of(const GameState& state);
  static PositionKeys least(const Sums& sums);
  PositionKeys least_around(Cell anchor, const Sums& sums, PieceIndex stunned) const;
  static PositionKey rest_of(const GameState& state);
  void reset(const GameState& state);
  void add(PieceIndex piece, const Standing& standing, Cell anchor, Sums& sums) const;
  Sums sums_around(const GameState& state, Cell anchor) const;

  PieceIndex anchor_ = no_piece;
  Cell anchor_cell_{};
  std::array<Standing, all_pieces> standing_{};
  Sums sums_{};
};

PositionKeys keys_of(const GameState& state);

// The keys that the position may have: its own first, and if nothing is stunned in it those that it has where the stun
// of a piece is effective. They are for whoever does not know which piece moved last.
std::vector<PositionKeys> possible_keys(const GameState& state);

}  // namespace plyglot::hive
