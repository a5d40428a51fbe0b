#pragma once
// What is lost when a record is written in another notation (hive-notations 8).

#include "diagnostics/reporter.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// Where a notation has places for comments.
enum class CommentPlaces : std::uint8_t { none, before_the_game, everywhere };

// What a notation can say besides the plies.
struct Capacity {
  // As people call it: `UHP`.
  std::string_view notation;
  // Whether it can name a game type with pieces that were not played.
  bool has_game_type = true;
  // Headers such as players and date.
  bool has_tags = false;
  // A result that the board does not show: resignation, time, agreement.
  bool has_result = false;
  // That a referee ended the game.
  bool has_adjudication = false;
  // Whether its readers see a draw by repetition (H30), which the board alone does not show.
  bool sees_repetition = false;
  CommentPlaces comments = CommentPlaces::none;
  // Characters that end a comment, and so cannot be in one.
  std::string_view comment_end;
  // Thinking times, and how pieces were taken up and put down.
  bool has_details = false;
  bool has_variations = false;
};

// Reports each comment and each variation that is lost, and other kinds of loss once, at the first thing that is lost.
void report_losses(const Record& record, const Capacity& target, diagnostics::Reporter& reporter);

// translate/renumbered at the first piece that comes out of order, if there is one: the target demands the order of
// numbers (hive-notations X2). Whoever writes the record uses `renumbered` (record_changes.hpp).
void report_renumbering(const Record& record, diagnostics::Reporter& reporter);

// Whether the target has a place for this comment.
bool has_place_for(const RecordComment& comment, const Capacity& target);

}  // namespace plyglot::hive
