#pragma once
// A game with its history: what a position alone does not know.

#include "hive/rules/legal_moves.hpp"
#include "hive/rules/repetition.hpp"

namespace plyglot::hive {

class Game {
 public:
  explicit Game(GameType type, const RuleOptions& options = {});

  const GameState& state() const { return state_; }
  const RuleOptions& options() const { return options_; }
  // By the board (H29), or a draw by repetition (H30).
  Outcome outcome() const { return is_repeated_ ? Outcome::draw : state_.outcome(); }
  // Empty after the end, also after one by repetition.
  std::vector<Move> legal_moves() const;

  // The ply, from 0, at which the piece was placed or last moved; none for a piece in the hand.
  std::optional<std::uint32_t> last_ply_of(PieceIndex piece) const;
  // The ply, from 0, at which the piece was placed; none for a piece in the hand.
  std::optional<std::uint32_t> first_ply_of(PieceIndex piece) const;
  // The last ply, from 0; none before the first.
  std::optional<std::uint32_t> last_ply() const;

  // Plays a move that `judge` (legality.hpp) finds nothing against.
  void play(Move move);

 private:
  GameState state_;
  RuleOptions options_;
  PositionHistory history_;
  bool is_repeated_ = false;
  std::array<std::uint32_t, all_pieces> first_plies_{};
  std::array<std::uint32_t, all_pieces> last_plies_{};
};

}  // namespace plyglot::hive
