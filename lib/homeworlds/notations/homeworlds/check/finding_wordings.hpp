#pragma once
// What is said about each finding of homeworlds 7: message, labels, notes, helps and fix.

#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"

namespace plyglot::homeworlds {

// The bytes of the file.
void word_byte_order_mark(Wording& wording);
void word_not_utf8(Wording& wording);
void word_bad_record(Wording& wording);

// Headers.
void word_unknown_header(Wording& wording);
void word_unknown_layout(Wording& wording);
void word_unknown_header_value(Wording& wording);
void word_result_vs_board(Wording& wording);
void word_rules_not_checked(Wording& wording);

// Lines and turns.
void word_block_layout_assumed(Wording& wording);
void word_turn_spread_over_lines(Wording& wording);
void word_comment_sign(Wording& wording);

// Positions.
void word_no_initial_position(Wording& wording);
void word_bad_position(Wording& wording);
void word_second_position(Wording& wording);
void word_position_inconsistent(Wording& wording);

// Numbers and handles.
void word_turn_number(Wording& wording);
void word_unknown_player(Wording& wording);
void word_wrong_player(Wording& wording);
void word_empty_turn(Wording& wording);

// Verbs.
void word_unknown_verb(Wording& wording);
void word_verb_abbreviation(Wording& wording);
void word_capture_verb(Wording& wording);
void word_letter_case(Wording& wording);
void word_inference_needed(Wording& wording);
void word_quux_pass_in_list(Wording& wording);

// Too few words, or too many.
void word_missing_argument(Wording& wording);
void word_extra_words(Wording& wording);
void word_ignored_command(Wording& wording);
void word_pass_count(Wording& wording);

// Marks between actions and behind a turn.
void word_missing_separator(Wording& wording);
void word_misplaced_separator(Wording& wording);
void word_unusual_separator(Wording& wording);
void word_empty_action(Wording& wording);
void word_trailing_separator(Wording& wording);
void word_glued_confirmation(Wording& wording);

// Pieces and colours.
void word_bad_piece(Wording& wording);
void word_piece_junk(Wording& wording);
void word_bad_colour(Wording& wording);
void word_colour_form(Wording& wording);
void word_build_without_size(Wording& wording);

// The order of words.
void word_trade_order(Wording& wording);
void word_ambiguous_trade(Wording& wording);
void word_catastrophe_order(Wording& wording);

// Names.
void word_homeworld_without_name(Wording& wording);
void word_parenthesised_name(Wording& wording);
void word_bad_name(Wording& wording);
void word_long_name(Wording& wording);
void word_name_resembles_piece(Wording& wording);
void word_name_of_other_piece(Wording& wording);
void word_name_resembles_colour(Wording& wording);
void word_name_resembles_verb(Wording& wording);

}  // namespace plyglot::homeworlds
