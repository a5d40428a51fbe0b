#include "homeworlds/notation/finding.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Severity;

struct IssueFacts {
  Issue issue;
  std::string_view name;
  // In `seed`.
  Severity severity;
};

constexpr IssueFacts facts[] = {
    {Issue::byte_order_mark, "byte-order-mark", Severity::info},
    {Issue::not_utf8, "not-utf8", Severity::warning},
    {Issue::unknown_header, "unknown-header", Severity::info},
    {Issue::unknown_layout, "unknown-layout", Severity::error},
    {Issue::unknown_header_value, "unknown-header-value", Severity::error},
    {Issue::bad_record, "bad-record", Severity::error},
    {Issue::block_layout_assumed, "block-layout-assumed", Severity::info},
    {Issue::turn_spread_over_lines, "turn-spread-over-lines", Severity::warning},
    {Issue::no_initial_position, "no-initial-position", Severity::warning},
    {Issue::bad_position, "bad-position", Severity::error},
    {Issue::second_position, "second-position", Severity::error},
    {Issue::position_inconsistent, "position-inconsistent", Severity::error},
    {Issue::turn_number, "turn-number", Severity::warning},
    {Issue::unknown_player, "unknown-player", Severity::error},
    {Issue::wrong_player, "wrong-player", Severity::error},
    {Issue::empty_turn, "empty-turn", Severity::error},
    {Issue::unknown_verb, "unknown-verb", Severity::error},
    {Issue::verb_abbreviation, "verb-abbreviation", Severity::warning},
    {Issue::capture_verb, "capture-verb", Severity::warning},
    {Issue::letter_case, "letter-case", Severity::info},
    {Issue::missing_argument, "missing-argument", Severity::error},
    {Issue::extra_words, "extra-words", Severity::error},
    {Issue::ignored_command, "ignored-command", Severity::warning},
    {Issue::missing_separator, "missing-separator", Severity::warning},
    {Issue::misplaced_separator, "misplaced-separator", Severity::error},
    {Issue::unusual_separator, "unusual-separator", Severity::warning},
    {Issue::empty_action, "empty-action", Severity::warning},
    {Issue::trailing_separator, "trailing-separator", Severity::warning},
    {Issue::bad_piece, "bad-piece", Severity::error},
    {Issue::piece_junk, "piece-junk", Severity::warning},
    {Issue::bad_colour, "bad-colour", Severity::error},
    {Issue::colour_form, "colour-form", Severity::info},
    {Issue::build_without_size, "build-without-size", Severity::warning},
    {Issue::trade_order, "trade-order", Severity::warning},
    {Issue::ambiguous_trade, "ambiguous-trade", Severity::warning},
    {Issue::catastrophe_order, "catastrophe-order", Severity::warning},
    {Issue::pass_count, "pass-count", Severity::warning},
    {Issue::glued_confirmation, "glued-confirmation", Severity::info},
    {Issue::homeworld_without_name, "homeworld-without-name", Severity::warning},
    {Issue::parenthesised_name, "parenthesised-name", Severity::warning},
    {Issue::bad_name, "bad-name", Severity::error},
    {Issue::long_name, "long-name", Severity::info},
    {Issue::name_resembles_piece, "name-resembles-piece", Severity::warning},
    {Issue::name_of_other_piece, "name-of-other-piece", Severity::warning},
    {Issue::name_resembles_colour, "name-resembles-colour", Severity::warning},
    {Issue::name_resembles_verb, "name-resembles-verb", Severity::warning},
    {Issue::inference_needed, "inference-needed", Severity::error},
    {Issue::quux_pass_in_list, "quux-pass-in-list", Severity::error},
};
static_assert(std::size(facts) == issues);

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < issues; ++i) {
    if (facts[i].issue != static_cast<Issue>(i)) return false;
  }
  return true;
}
static_assert(is_in_order());

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

std::string_view name_of(Issue issue) { return facts[static_cast<std::size_t>(issue)].name; }

Severity severity_of(Issue issue, Dialect dialect) {
  const auto* found = std::find_if(std::begin(deviations), std::end(deviations), [&](const Deviation& deviation) {
    return deviation.issue == issue && deviation.dialect == dialect;
  });
  return found == std::end(deviations) ? facts[static_cast<std::size_t>(issue)].severity : found->severity;
}

bool breaks_turn(Issue issue) {
  switch (issue) {
    case Issue::unknown_verb:
    case Issue::missing_argument:
    case Issue::bad_piece:
    case Issue::bad_colour:
    case Issue::bad_name:
    case Issue::inference_needed:
      return true;
    default:
      return false;
  }
}

}  // namespace plyglot::homeworlds
