#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"
#include "homeworlds/notations/homeworlds/check/separator_removal.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;
using text::Span;

std::string_view word_at(const Wording& wording, std::uint32_t begin) {
  const std::string_view rest = wording.slice({begin, wording.source().span().end});
  constexpr std::size_t longest = 64;
  return rest.substr(0, rest.substr(0, longest).find_first_of(" \t\v\f\r\n;,/\""));
}

}  // namespace

void word_homeworlds_missing_separator(Wording& wording) {
  wording.say(format("there is no separator before {}", wording.quoted()));
  const std::uint32_t behind = wording.before_blanks(wording.finding.span.begin);
  wording.label_if_there({behind, wording.finding.span.begin}, "a space separates words, not actions");
  if (!wording.scope.has_guessed_layout()) wording.fix("insert `;`", Safety::safe, {behind, behind}, ";");
}

void word_homeworlds_misplaced_separator(Wording& wording) {
  const Span mark = wording.finding.span;
  const bool is_line_end = wording.is_line_end_at(mark.begin);
  std::uint32_t next = wording.behind_blanks(mark.end);
  bool joins = is_line_end;
  while (wording.is_line_end_at(next) && next < wording.source().span().end) {
    joins = true;
    next = wording.behind_blanks(next + 1);
  }
  const bool has_comment = wording.holds_comment({mark.begin, next + 1});
  const ActionNode* const action = wording.action_at(mark.begin);
  wording.say(format("{} cuts {} off from {}", is_line_end ? "the line end" : wording.quoted(),
                     action == nullptr ? "an action" : text::quote(wording.slice(action->verb_span)),
                     has_comment ? "the words below" : "its " + text::quote(word_at(wording, next))));
  if (has_comment) return;
  if (joins) {
    wording.fix("join the lines", Safety::unsafe, {mark.begin, next}, " ");
    return;
  }
  const bool is_between_words = !is_blank(wording.byte_before(mark.begin)) && !is_blank(wording.byte_at(mark.end));
  wording.fix("delete it", Safety::unsafe, mark, is_between_words ? " " : "");
}

void word_homeworlds_unusual_separator(Wording& wording) {
  wording.say(format("{} is not a usual separator between actions", wording.quoted()));
  wording.write_due(Safety::safe);
}

void word_homeworlds_empty_action(Wording& wording) {
  wording.say(format("this {} separates nothing", wording.quoted()));
  delete_marks(wording, wording.finding.span);
}

void word_homeworlds_trailing_separator(Wording& wording) {
  wording.say(format("no action follows this {}", wording.quoted()));
  const Span first = wording.finding.span;
  if (const auto end = end_of_turn_marks(wording, first)) delete_marks(wording, {first.begin, *end});
}

void word_homeworlds_glued_confirmation(Wording& wording) {
  const std::uint32_t at = wording.finding.span.begin;
  wording.say("the `*` is glued to the word before");
  wording.note("it belongs to the turn, and to no word of it");
  // Set apart, these would end the number of a turn or the key of a header, or separate actions.
  const char before = wording.byte_before(at);
  if (before == ')' || odd_separators.find(before) != std::string_view::npos) return;
  if (wording.scope.has_guessed_layout()) return;
  wording.fix("insert a space", Safety::safe, wording.finding.span, " *");
}

}  // namespace plyglot::homeworlds
