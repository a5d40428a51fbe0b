#include "homeworlds/notations/homeworlds/read/lines/finding.hpp"

#include "diagnostics/ids.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Severity;

// In the order of the issues.
constexpr std::array<DiagnosticId, issues> ids = {
    DiagnosticId::homeworlds_byte_order_mark,
    DiagnosticId::homeworlds_not_utf8,
    DiagnosticId::homeworlds_unknown_header,
    DiagnosticId::homeworlds_unknown_layout,
    DiagnosticId::homeworlds_unknown_header_value,
    DiagnosticId::homeworlds_result_vs_board,
    DiagnosticId::homeworlds_rules_not_checked,
    DiagnosticId::homeworlds_bad_record,
    DiagnosticId::homeworlds_block_layout_assumed,
    DiagnosticId::homeworlds_turn_spread_over_lines,
    DiagnosticId::homeworlds_comment_sign,
    DiagnosticId::homeworlds_no_initial_position,
    DiagnosticId::homeworlds_bad_position,
    DiagnosticId::homeworlds_second_position,
    DiagnosticId::homeworlds_position_inconsistent,
    DiagnosticId::homeworlds_turn_number,
    DiagnosticId::homeworlds_unknown_player,
    DiagnosticId::homeworlds_wrong_player,
    DiagnosticId::homeworlds_empty_turn,
    DiagnosticId::homeworlds_unknown_verb,
    DiagnosticId::homeworlds_verb_abbreviation,
    DiagnosticId::homeworlds_capture_verb,
    DiagnosticId::homeworlds_letter_case,
    DiagnosticId::homeworlds_missing_argument,
    DiagnosticId::homeworlds_extra_words,
    DiagnosticId::homeworlds_ignored_command,
    DiagnosticId::homeworlds_missing_separator,
    DiagnosticId::homeworlds_misplaced_separator,
    DiagnosticId::homeworlds_unusual_separator,
    DiagnosticId::homeworlds_empty_action,
    DiagnosticId::homeworlds_trailing_separator,
    DiagnosticId::homeworlds_bad_piece,
    DiagnosticId::homeworlds_piece_junk,
    DiagnosticId::homeworlds_bad_colour,
    DiagnosticId::homeworlds_colour_form,
    DiagnosticId::homeworlds_build_without_size,
    DiagnosticId::homeworlds_trade_order,
    DiagnosticId::homeworlds_ambiguous_trade,
    DiagnosticId::homeworlds_catastrophe_order,
    DiagnosticId::homeworlds_pass_count,
    DiagnosticId::homeworlds_glued_confirmation,
    DiagnosticId::homeworlds_homeworld_without_name,
    DiagnosticId::homeworlds_parenthesised_name,
    DiagnosticId::homeworlds_bad_name,
    DiagnosticId::homeworlds_long_name,
    DiagnosticId::homeworlds_name_resembles_piece,
    DiagnosticId::homeworlds_name_of_other_piece,
    DiagnosticId::homeworlds_name_resembles_colour,
    DiagnosticId::homeworlds_name_resembles_verb,
    DiagnosticId::homeworlds_inference_needed,
    DiagnosticId::homeworlds_quux_pass_in_list,
};

struct Deviation {
  Issue issue;
  Dialect dialect;
  Severity severity;
};

// The second severities of the table. An extra word behind a homeworld of `ap` is an error all the same (homeworlds
// R10).
constexpr Deviation deviations[] = {
    {Issue::letter_case, Dialect::quux, Severity::error},
    {Issue::extra_words, Dialect::sdg, Severity::warning},
    {Issue::extra_words, Dialect::ap, Severity::warning},
    {Issue::build_without_size, Dialect::jpb, Severity::error},
    {Issue::build_without_size, Dialect::sdg, Severity::error},
    {Issue::build_without_size, Dialect::ap, Severity::off},
    {Issue::trade_order, Dialect::ap, Severity::error},
    {Issue::trade_order, Dialect::sdg, Severity::error},
    {Issue::trade_order, Dialect::jpb, Severity::error},
    {Issue::trade_order, Dialect::quux, Severity::error},
    {Issue::catastrophe_order, Dialect::ap, Severity::error},
    {Issue::catastrophe_order, Dialect::sdg, Severity::error},
    {Issue::catastrophe_order, Dialect::jpb, Severity::error},
    {Issue::catastrophe_order, Dialect::quux, Severity::error},
    {Issue::homeworld_without_name, Dialect::jpb, Severity::error},
    {Issue::long_name, Dialect::jpb, Severity::error},
};

}  // namespace

DiagnosticId id_of(Issue issue) { return ids[static_cast<std::size_t>(issue)]; }

std::string_view name_of(Issue issue) {
  const std::string_view name = diagnostics::catalogue_entry(id_of(issue)).name;
  return name.substr(name.find('/') + 1);
}

Severity severity_of(Issue issue, Dialect dialect) {
  const auto* found = std::find_if(std::begin(deviations), std::end(deviations), [&](const Deviation& deviation) {
    return deviation.issue == issue && deviation.dialect == dialect;
  });
  return found == std::end(deviations) ? diagnostics::catalogue_entry(id_of(issue)).severity : found->severity;
}

bool breaks_turn(const Finding& finding, Dialect dialect) {
  if (finding.leaves_turn_whole) return false;
  switch (finding.issue) {
    case Issue::unknown_verb:
    case Issue::missing_argument:
    case Issue::bad_piece:
    case Issue::bad_colour:
    case Issue::bad_name:
    case Issue::inference_needed:
      return true;
    // Of a verb: elsewhere case is a matter of style.
    case Issue::letter_case:
      return dialect == Dialect::quux;
    default:
      return false;
  }
}

}  // namespace plyglot::homeworlds
