#include "homeworlds/notation/findings/wordings.hpp"

#include "homeworlds/notation/tokens.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;
using text::Span;

bool is_separator(const Wording& wording, char byte) {
  return byte != '\0' && wording.form().separators.find(byte) != std::string_view::npos;
}

// The end of a line, but for blanks and a comment.
bool is_end_of_line(const Wording& wording, std::uint32_t offset) {
  const std::uint32_t behind = wording.behind_blanks(offset);
  return wording.is_line_end_at(behind) || (behind > offset && wording.holds_comment({behind, behind + 1}));
}

// Whether lines can go on in others (homeworlds L11).
bool has_continued_lines(const Wording& wording) {
  return wording.form().has_layouts && wording.ast().layout == Layout::line;
}

// A line of nothing but marks, of which this is the first; where it ends. None if the line holds anything else.
std::optional<std::uint32_t> end_of_marks(const Wording& wording, Span mark) {
  const std::uint32_t begin = wording.before_blanks(mark.begin);
  const char before = wording.byte_before(begin);
  if (before != '\0' && before != '\n' && before != '\r') return std::nullopt;
  std::uint32_t end = wording.behind_blanks(mark.end);
  while (is_separator(wording, wording.byte_at(end))) end = wording.behind_blanks(end + 1);
  return wording.is_line_end_at(end) ? std::optional(end) : std::nullopt;
}

std::uint32_t behind_line_end(const Wording& wording, std::uint32_t end) {
  if (wording.byte_at(end) == '\r' && wording.byte_at(end + 1) == '\n') return end + 2;
  return end < wording.source().span().end ? end + 1 : end;
}

// What is deleted with a line of marks. Of the line as a whole nothing must be left where a blank line would end a
// turn; but a line whose last mark is an unusual one does not go on in the next, and a blank line is what it is like.
Span span_of_marks(const Wording& wording, Span mark, std::uint32_t end) {
  const std::uint32_t begin = wording.before_blanks(mark.begin);
  const std::uint32_t last = wording.before_blanks(end) - 1;
  const bool stays = has_continued_lines(wording) && !is_separator(wording, wording.byte_at(last));
  return {begin, stays ? end : behind_line_end(wording, end)};
}

// Whether the turn goes on in the line below because of this mark alone.
bool joins_lines(const Wording& wording, Span mark) {
  if (!has_continued_lines(wording) || !is_end_of_line(wording, mark.end)) return false;
  const std::size_t turn = wording.turn_at(mark.begin);
  if (turn == wording.ast().turns.size() || wording.ast().turns[turn].span.end <= mark.end) return false;
  return !is_separator(wording, wording.byte_before(wording.before_blanks(mark.begin)));
}

// Deletes a mark that separates nothing, so that all else is read as before.
void delete_mark(Wording& wording) {
  constexpr std::string_view title = "delete it";
  const Span mark = wording.finding.span;
  // homeworlds 3.3: in `quux` separators are two bytes.
  if (wording.ast().dialect == Dialect::quux) {
    return wording.mend(std::string(title), Safety::safe, {mark.begin, mark.end + 1}, "");
  }
  if (const std::optional<std::uint32_t> end = end_of_marks(wording, mark)) {
    return wording.mend(std::string(title), Safety::safe, span_of_marks(wording, mark, *end), "");
  }
  if (joins_lines(wording, mark)) return;
  // A `*` must not get glued to the last word.
  const bool is_before_confirmation = wording.byte_at(mark.end) == '*' && !is_blank(wording.byte_before(mark.begin));
  wording.mend(std::string(title), Safety::safe, mark, is_before_confirmation ? " " : "");
}

std::string_view word_at(const Wording& wording, std::uint32_t begin) {
  const std::string_view rest = wording.slice({begin, wording.source().span().end});
  constexpr std::size_t longest = 64;
  return rest.substr(0, rest.substr(0, longest).find_first_of(" \t\v\f\r\n;,/"));
}

}  // namespace

void word_missing_separator(Wording& wording) {
  wording.say(format("no separator stands before {}", wording.quoted()));
  const std::uint32_t behind = wording.before_blanks(wording.finding.span.begin);
  wording.label({behind, wording.finding.span.begin}, "a blank separates words, not actions");
  wording.mend("insert `;`", Safety::safe, {behind, behind}, ";");
}

void word_misplaced_separator(Wording& wording) {
  const Span mark = wording.finding.span;
  const bool is_line_end = wording.is_line_end_at(mark.begin);
  std::uint32_t next = wording.behind_blanks(mark.end);
  bool joins = is_line_end;
  while (wording.is_line_end_at(next) && next < wording.source().span().end) {
    joins = true;
    next = wording.behind_blanks(next + 1);
  }
  const bool has_comment = wording.holds_comment({mark.begin, next});
  const ActionNode* const action = wording.action_at(mark.begin);
  wording.say(format("{} cuts {} off from {}", is_line_end ? "the line end" : wording.quoted(),
                     action == nullptr ? "an action" : text::quote(wording.slice(action->verb_span)),
                     has_comment ? "the words below" : "its " + text::quote(word_at(wording, next))));
  if (joins) {
    if (!has_comment) wording.mend("join the lines", Safety::unsafe, {mark.begin, next}, " ");
    return;
  }
  const bool is_between_words = !is_blank(wording.byte_before(mark.begin)) && !is_blank(wording.byte_at(mark.end));
  wording.mend("delete it", Safety::unsafe, mark, is_between_words ? " " : "");
}

void word_unusual_separator(Wording& wording) {
  wording.say(format("{} is no usual separator between actions", wording.quoted()));
  wording.mend(Safety::safe);
}

void word_empty_action(Wording& wording) {
  wording.say(format("this {} separates nothing", wording.quoted()));
  delete_mark(wording);
}

void word_trailing_separator(Wording& wording) {
  wording.say(format("no action follows this {}", wording.quoted()));
  delete_mark(wording);
}

void word_glued_confirmation(Wording& wording) {
  const std::uint32_t at = wording.finding.span.begin;
  wording.say("the `*` is glued to the word before");
  wording.note("it belongs to the turn, and to no word of it");
  // Set apart, these would end the number of a turn or the key of a header.
  if (std::string_view(":.)").find(wording.byte_before(at)) != std::string_view::npos) return;
  wording.mend("insert a blank", Safety::safe, {at, at}, " ");
}

}  // namespace plyglot::homeworlds
