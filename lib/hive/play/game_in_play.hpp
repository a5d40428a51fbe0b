#pragma once
// A game of Hive that is played on: the board, the record so far, and the way back.

#include "hive/rules/game.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/spelling/spelling.hpp"
#include "notation/played_record.hpp"

#include <plyglot/board_graph.hpp>
#include <plyglot/legal_move.hpp>

namespace plyglot::hive {

class GameInPlay {
 public:
  GameInPlay(GameType type, const RuleOptions& rules);
  // Goes on after the plies of the record, which are legal.
  GameInPlay(const Record& record, const RuleOptions& rules);
  // Goes on from a position without a history (H32). What was played before is not in the record, which then is no
  // text of a game.
  GameInPlay(const GameState& setup, const RuleOptions& rules);

  bool is_from_setup() const { return setup_.has_value(); }
  // What `notation::Row::read_on` goes on with. After it has played, call `take`; else the two are as they were.
  Game& game() { return game_; }
  const Game& game() const { return game_; }
  Record& record() { return record_; }
  const Record& record() const { return record_; }

  std::uint32_t plies() const { return static_cast<std::uint32_t>(undo_.size()); }
  std::uint8_t to_move() const { return static_cast<std::uint8_t>(game_.state().to_move()); }
  // By the board, or the draw that can be claimed (H30).
  std::optional<board::Outcome> outcome() const;
  PositionKeys keys() const { return keys_.keys(game_.state()); }
  // All that it may have as long as only a setup, which does not need to say it, could say which piece moved last.
  std::vector<PositionKeys> possible_keys() const;
  // As the notation spells them, in their byte order (H33). Numbers: the piece (hive_record.hpp), or -1 for a pass; q
  // and r of the cell it goes to; how many pieces are in that cell already.
  void list_moves(const Spelling& spelling, std::vector<board::LegalMove>& moves) const;
  // A row for each piece on the board, in the order of pieces: piece, q, r, level.
  void append_cells(std::vector<std::int32_t>& rows) const;

  // Whether a ply was played since the last call, which is one that can be taken back now.
  bool take();
  // Plays a move that is legal.
  void play(Move move);
  // False if there is no ply to take back.
  bool undo();

 private:
  // The ply that was played last is known to everything but the game and the record.
  void follow();

  // Where the game began, if that is not the empty board.
  std::optional<GameState> setup_;
  Game game_;
  Record record_;
  KeySums keys_;
  std::vector<Game::Undo> undo_;
  std::optional<notation::BegunRecord<Record>> begun_;
};

}  // namespace plyglot::hive
