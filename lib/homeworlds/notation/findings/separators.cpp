#include "homeworlds/notation/findings/wordings.hpp"

#include "homeworlds/notation/tokens.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;
using text::Span;

// homeworlds 3.1, `odd`.
constexpr std::string_view unusual_marks = "\\|&+.:>";

bool is_separator(const Wording& wording, char byte) {
  return byte != '\0' && wording.form().separators.find(byte) != std::string_view::npos;
}

// homeworlds 3.1: also a mark that is one where it stands alone.
bool is_mark_at(const Wording& wording, std::uint32_t offset) {
  const char byte = wording.byte_at(offset);
  if (is_separator(wording, byte)) return true;
  if (!wording.form().has_odd_separators || byte == '\0') return false;
  const bool stands_alone = is_blank(wording.byte_at(offset + 1)) || wording.is_line_end_at(offset + 1);
  return stands_alone && unusual_marks.find(byte) != std::string_view::npos;
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
  while (is_mark_at(wording, end)) end = wording.behind_blanks(end + 1);
  return wording.is_line_end_at(end) ? std::optional(end) : std::nullopt;
}

// Where the last of the marks ends that end a turn. If the first of them went alone, the next would be the first.
std::optional<std::uint32_t> end_of_turn_marks(const Wording& wording, Span mark) {
  std::uint32_t end = mark.end;
  std::uint32_t next = wording.behind_blanks(end);
  bool is_below = false;
  while (next < wording.source().span().end) {
    if (is_mark_at(wording, next)) {
      end = next + 1;
      is_below = false;
      next = wording.behind_blanks(end);
    } else if (wording.is_line_end_at(next) && !has_continued_lines(wording) && !is_below) {
      is_below = wording.ast().layout == Layout::block;
      next = wording.behind_blanks(wording.behind_line_end(next));
    } else {
      break;
    }
  }
  const bool has_comment = wording.holds_comment({next, next + 1});
  return has_comment && !has_continued_lines(wording) ? std::nullopt : std::optional(end);
}

// What is deleted with a line of marks. Of the line as a whole nothing must be left where a blank line would end a
// turn; but a line whose last mark is an unusual one does not go on in the next, and a blank line is what it is like.
Span span_of_marks(const Wording& wording, Span mark, std::uint32_t end) {
  const std::uint32_t begin = wording.before_blanks(mark.begin);
  const std::uint32_t last = wording.before_blanks(end) - 1;
  const bool stays = has_continued_lines(wording) && !is_separator(wording, wording.byte_at(last));
  return {begin, stays ? end : wording.behind_line_end(end)};
}

// Whether a line would begin with something else without the mark: a position, a header, a number or a comment.
bool hides_start_of_line(const Wording& wording, Span marks) {
  const char before = wording.byte_before(wording.before_blanks(marks.begin));
  if (before != '\0' && before != '\n' && before != '\r') return false;
  const std::uint32_t begin = wording.behind_blanks(marks.end);
  std::uint32_t end = begin;
  while (text::is_letter(wording.byte_at(end))) ++end;
  return !is_mark_at(wording, begin) && (end == begin || !is_blank(wording.byte_at(end)));
}

// Whether the word before would stand alone without the mark, and be one itself.
bool hides_mark(const Wording& wording, Span marks) {
  const char before = wording.byte_before(marks.begin);
  if (!wording.form().has_odd_separators || before == '\0' || unusual_marks.find(before) == std::string_view::npos) {
    return false;
  }
  const char first = wording.byte_before(marks.begin - 1);
  return first == '\0' || first == '\n' || first == '\r' || is_blank(first) || is_separator(wording, first);
}

// Whether the turn goes on in the line below because of this mark alone.
bool joins_lines(const Wording& wording, Span mark) {
  if (!has_continued_lines(wording) || !is_end_of_line(wording, mark.end)) return false;
  const std::size_t turn = wording.turn_at(mark.begin);
  if (turn == wording.ast().turns.size() || wording.ast().turns[turn].span.end <= mark.end) return false;
  return !is_separator(wording, wording.byte_before(wording.before_blanks(mark.begin)));
}

// Deletes marks that separate nothing, so that all else is read as before.
void delete_marks(Wording& wording, Span marks) {
  const char* const title = marks == wording.finding.span ? "delete it" : "delete it and those behind it";
  // homeworlds 3.3: in `quux` separators are two bytes.
  if (wording.ast().dialect == Dialect::quux) {
    return wording.mend(title, Safety::safe, {marks.begin, marks.end + 1}, "");
  }
  if (const std::optional<std::uint32_t> end = end_of_marks(wording, marks)) {
    if (wording.has_guessed_layout()) return;
    return wording.mend(title, Safety::safe, span_of_marks(wording, marks, *end), "");
  }
  if (joins_lines(wording, marks) || hides_start_of_line(wording, marks) || hides_mark(wording, marks)) return;
  // A `*` must not get glued to the last word.
  const bool is_before_confirmation = wording.byte_at(marks.end) == '*' && !is_blank(wording.byte_before(marks.begin));
  wording.mend(title, Safety::safe, marks, is_before_confirmation ? " " : "");
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
  if (!wording.has_guessed_layout()) wording.mend("insert `;`", Safety::safe, {behind, behind}, ";");
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
  const bool has_comment = wording.holds_comment({mark.begin, next + 1});
  const ActionNode* const action = wording.action_at(mark.begin);
  wording.say(format("{} cuts {} off from {}", is_line_end ? "the line end" : wording.quoted(),
                     action == nullptr ? "an action" : text::quote(wording.slice(action->verb_span)),
                     has_comment ? "the words below" : "its " + text::quote(word_at(wording, next))));
  if (has_comment) return;
  if (joins) return wording.mend("join the lines", Safety::unsafe, {mark.begin, next}, " ");
  const bool is_between_words = !is_blank(wording.byte_before(mark.begin)) && !is_blank(wording.byte_at(mark.end));
  wording.mend("delete it", Safety::unsafe, mark, is_between_words ? " " : "");
}

void word_unusual_separator(Wording& wording) {
  wording.say(format("{} is no usual separator between actions", wording.quoted()));
  wording.mend(Safety::safe);
}

void word_empty_action(Wording& wording) {
  wording.say(format("this {} separates nothing", wording.quoted()));
  delete_marks(wording, wording.finding.span);
}

void word_trailing_separator(Wording& wording) {
  wording.say(format("no action follows this {}", wording.quoted()));
  const Span first = wording.finding.span;
  if (const auto end = end_of_turn_marks(wording, first)) delete_marks(wording, {first.begin, *end});
}

void word_glued_confirmation(Wording& wording) {
  const std::uint32_t at = wording.finding.span.begin;
  wording.say("the `*` is glued to the word before");
  wording.note("it belongs to the turn, and to no word of it");
  // Set apart, these would end the number of a turn or the key of a header.
  if (std::string_view(":.)").find(wording.byte_before(at)) != std::string_view::npos) return;
  if (wording.has_guessed_layout()) return;
  wording.mend("insert a blank", Safety::safe, {at, at}, " ");
}

}  // namespace plyglot::homeworlds
