#include "homeworlds/notations/homeworlds/check/findings.hpp"

#include "homeworlds/notations/homeworlds/check/finding_wordings.hpp"

namespace plyglot::homeworlds {
namespace {

// In the order of the issues.
constexpr std::array<void (*)(Wording&), issues> wordings = {
    word_byte_order_mark,
    word_not_utf8,
    word_unknown_header,
    word_unknown_layout,
    word_unknown_header_value,
    word_result_vs_board,
    word_rules_not_checked,
    word_bad_record,
    word_block_layout_assumed,
    word_turn_spread_over_lines,
    word_comment_sign,
    word_no_initial_position,
    word_bad_position,
    word_second_position,
    word_position_inconsistent,
    word_turn_number,
    word_unknown_player,
    word_wrong_player,
    word_empty_turn,
    word_unknown_verb,
    word_verb_abbreviation,
    word_capture_verb,
    word_letter_case,
    word_missing_argument,
    word_extra_words,
    word_ignored_command,
    word_missing_separator,
    word_misplaced_separator,
    word_unusual_separator,
    word_empty_action,
    word_trailing_separator,
    word_bad_piece,
    word_piece_junk,
    word_bad_colour,
    word_colour_form,
    word_build_without_size,
    word_trade_order,
    word_ambiguous_trade,
    word_catastrophe_order,
    word_pass_count,
    word_glued_confirmation,
    word_homeworld_without_name,
    word_parenthesised_name,
    word_bad_name,
    word_long_name,
    word_name_resembles_piece,
    word_name_of_other_piece,
    word_name_resembles_colour,
    word_name_resembles_verb,
    word_inference_needed,
    word_quux_pass_in_list,
};

}  // namespace

void report_findings(const FindingContext& context, const std::vector<Finding>& findings,
                     diagnostics::Reporter& reporter) {
  FindingScope scope(context);
  for (const Finding& finding : findings) {
    const auto issue = static_cast<std::size_t>(finding.issue);
    diagnostics::Diagnostic& found = reporter.report(id_of(finding.issue), finding.severity, finding.span, {});
    Wording wording{scope, finding, found, !scope.is_known[issue]};
    scope.is_known[issue] = true;
    wordings[issue](wording);
    // homeworlds-rules E2.
    if (finding.stops_play) wording.note("the rest of this game is checked for syntax only");
  }
}

}  // namespace plyglot::homeworlds
