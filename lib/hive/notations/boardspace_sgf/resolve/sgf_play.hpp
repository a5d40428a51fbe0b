#pragma once
// From commands to plies: transactions, the grid, passes and the players' words about the end (hive-notations S4 to
// S10, S14).

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_result.hpp"
#include "hive/verdicts/replay.hpp"

namespace plyglot::hive::boardspace_sgf {

class Play {
 public:
  // The plies are appended to `record`, whose game type is read first.
  Play(const Reading& reading, const RuleOptions& options, Record& record);

  // All commands, in their order.
  void run();
  const std::optional<Ending>& ending() const { return ending_; }
  // Whether the commands say more than the plies (S17): moves that were taken back, offers, an end, numbers that
  // do not follow.
  bool has_more() const;

 private:
  void take(const Action& action);
  // S5.
  void take_up(const Action& action);
  void set_pending(const Action& action);
  void commit();
  void commit_move(const Action& action);
  void end_turn(const Action& done);
  void finish();

  // S4: of the piece that a command names.
  Colour colour_of(const Action& action);
  Colour colour_in_cell(const Action& action) const;
  Cell cell_of(const Action& action) const;

  // S18.
  void check_number(const Action& action);
  // S14: said once for each turn.
  void check_player(const Action& action);
  // S8.
  bool has_only_pass() const;
  void insert_missing_pass(const Action& action);
  void play_pass(text::Span span);
  // S9.
  void end_game(const Action& action);

  // Whether it is unknown whose turn it is: a move was not played (N9).
  bool is_lost() const { return is_refused_ || replay_.is_stopped(); }
  bool is_over() const { return hive::is_over(replay_.game().outcome()); }
  Colour to_move() const { return replay_.game().state().to_move(); }

  const Reading& reading_;
  Replay replay_;
  // S18: the last whose number is known, unless one that is unreadable came after it.
  const Action* numbered_ = nullptr;
  bool are_numbers_out_ = false;
  // The command that waits for `done`, and the piece of one that puts a piece down.
  const Action* pending_ = nullptr;
  PieceIndex pending_piece_ = no_piece;
  // The colour of the piece that was taken up last.
  std::optional<Colour> taken_;
  // The next `done` without a move answers an offer or ends it, and no turn.
  bool is_about_draw_ = false;
  bool is_refused_ = false;
  bool is_wrong_player_said_ = false;
  bool is_colourless_said_ = false;
  // The place on boardspace.net's grid that is (0, 0).
  std::int32_t first_column_ = 0;
  std::int32_t first_row_ = 0;
  std::optional<Ending> ending_;
  const Record& record_;
  // Of S8: those that are a `done` alone, and those that are nothing.
  std::size_t implicit_passes_ = 0;
  std::size_t missing_passes_ = 0;
};

}  // namespace plyglot::hive::boardspace_sgf
