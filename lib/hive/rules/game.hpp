#pragma once
// A game with its history: what a position alone does not know.

#include "hive/rules/legal_moves.hpp"
#include "hive/rules/repetition.hpp"

namespace plyglot::hive {

class Game {
 public:
  explicit Game(GameType type, const RuleOptions& options = {});
  // That goes on from here, as if nothing had been before: no position counts as seen, no ply is known, and the next
  // one is ply 0.
  Game(const GameState& state, const RuleOptions& options);

  const GameState& state() const { return state_; }
  const RuleOptions& options() const { return options_; }
  // By the board (H29), or the draw that can be claimed (H30).
  Outcome outcome() const { return occurrences_.size() >= 3 ? Outcome::draw : state_.outcome(); }
  // Empty after the end. A draw that can be claimed is none: the game may go on.
  std::vector<Move> legal_moves() const;
  // H30: after how many plies the position has occurred, each time in order and now included; empty where repetition
  // does not count.
  const std::vector<std::uint32_t>& occurrences() const { return occurrences_; }

  // The ply, from 0, at which the piece was placed or last moved; none for a piece in the hand, or if it is not known.
  std::optional<std::uint32_t> last_ply_of(PieceIndex piece) const;
  // The same for the ply at which the piece was placed.
  std::optional<std::uint32_t> first_ply_of(PieceIndex piece) const;
  // The last ply, from 0; none before the first.
  std::optional<std::uint32_t> last_ply() const;
  // Whose ply it is.
  Colour mover_of(std::uint32_t ply) const;

  // Plays a move that `judge` (legality.hpp) finds nothing against.
  void play(Move move);

  // What `undo` needs to take a ply back.
  struct Undo {
    GameState::Undo of_state;
    // After how many plies the piece was moved before; 0 if that is not known.
    std::uint32_t last_moved = 0;
  };
  // Of the last ply that was played.
  const Undo& last_undo() const { return undo_; }
  // Takes the last ply back, of which this is.
  void undo(const Undo& undo);

 private:
  GameState state_;
  RuleOptions options_;
  PositionHistory history_;
  std::vector<std::uint32_t> occurrences_;
  // How many plies were before ply 0.
  std::uint32_t plies_before_ = 0;
  // After how many plies each piece was placed and last moved; 0 if it is not known.
  std::array<std::uint32_t, all_pieces> placed_{};
  std::array<std::uint32_t, all_pieces> last_moved_{};
  Undo undo_;
};

}  // namespace plyglot::hive
