#pragma once
// The keys of a position of Hive, kept from ply to ply.

#include "board/position_key.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// Where pieces lie is said from the anchor: the white queen, or the black one as long as only that is on the board. So
// a key does not change when the hive is somewhere else, and of the sums for the six turns of the hive, and their
// mirror images, the least is taken. A ply changes what is said of one piece, or all if it moves the anchor. Before the
// first queen every piece is an anchor in turn: there are few then.
//
// Kinds and colours, levels in stacks, the side to move and the pieces of the game are in a key; the numbers of pieces,
// and which one moved last (H28), are not.
class KeySums {
 public:
  explicit KeySums(const GameState& state) { reset(state); }

  // The state has just played a move, or taken one back: the pieces other than this one lie where they did. `no_piece`
  // after a pass.
  void follow(const GameState& state, PieceIndex moved);

  // Of the state that was followed.
  PositionKeys keys(const GameState& state) const;
  // `key` of them, with where the stunned piece is; without a queen on the board it is `key`, since no piece can move
  // then (H9).
  PositionKey key_with_stun(const GameState& state, PieceIndex stunned) const;

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
  static PositionKey rest_of(const GameState& state);
  void reset(const GameState& state);
  void add(PieceIndex piece, const Standing& standing, Cell anchor, Sums& sums) const;
  Sums sums_around(const GameState& state, Cell anchor) const;

  PieceIndex anchor_ = no_piece;
  Cell anchor_cell_{};
  std::array<Standing, all_pieces> standing_{};
  Sums sums_{};
};

}  // namespace plyglot::hive
