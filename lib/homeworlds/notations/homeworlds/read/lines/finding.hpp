#pragma once
// What the reading of a record has to say, as data for whoever words it (homeworlds 7).

#include "homeworlds/spelling/dialect.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::homeworlds {

// The diagnostics of homeworlds 7, in the order of its table.
enum class Issue : std::uint8_t {
  byte_order_mark,
  not_utf8,
  unknown_header,
  unknown_layout,
  unknown_header_value,
  result_vs_board,
  rules_not_checked,
  bad_record,
  block_layout_assumed,
  turn_spread_over_lines,
  comment_sign,
  no_initial_position,
  bad_position,
  second_position,
  position_inconsistent,
  turn_number,
  unknown_player,
  wrong_player,
  empty_turn,
  unknown_verb,
  verb_abbreviation,
  capture_verb,
  letter_case,
  missing_argument,
  extra_words,
  ignored_command,
  missing_separator,
  misplaced_separator,
  unusual_separator,
  empty_action,
  trailing_separator,
  bad_piece,
  piece_junk,
  bad_colour,
  colour_form,
  build_without_size,
  trade_order,
  ambiguous_trade,
  catastrophe_order,
  pass_count,
  glued_confirmation,
  homeworld_without_name,
  parenthesised_name,
  bad_name,
  long_name,
  name_resembles_piece,
  name_of_other_piece,
  name_resembles_colour,
  name_resembles_verb,
  inference_needed,
  quux_pass_in_list,
};
inline constexpr std::size_t issues = 51;
// Its row in the catalogue.
diagnostics::DiagnosticId id_of(Issue issue);
// `trailing-separator`.
std::string_view name_of(Issue issue);
// What the table says for the dialect; `off` where the dialect has nothing to say.
diagnostics::Severity severity_of(Issue issue, Dialect dialect);
struct Finding {
  Issue issue = Issue::unknown_verb;
  diagnostics::Severity severity = diagnostics::Severity::error;
  text::Span span;
  // What stands for the span when it is mended, where that is simple. For missing_separator and ignored_command the
  // text to insert.
  std::optional<std::string> fix;
  // A secondary label: the star of name_of_other_piece, the earlier system of position_inconsistent. Empty for none.
  text::Span related;
  // Holds only while the words of its trade are read in the order of the tree (homeworlds R8.3).
  bool is_of_trade_order = false;
  // missing_argument: the action is played all the same, and the turn is not broken by it.
  bool leaves_turn_whole = false;
  // wrong_player: whose turn it is.
  Player due = 0;
  // ambiguous_trade: the two systems that can be meant.
  std::array<SystemId, 2> systems{};
  // bad_record: what the value should be, such as "a list"; empty if the text is no JSON.
  std::string_view value_due;
  // After it nobody knows the position (homeworlds-rules E2).
  bool stops_play = false;
};

// homeworlds 7, below the table: whether the turn is broken by it.
bool breaks_turn(const Finding& finding, Dialect dialect);

}  // namespace plyglot::homeworlds
