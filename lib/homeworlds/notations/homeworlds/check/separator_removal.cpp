#include "homeworlds/notations/homeworlds/check/separator_removal.hpp"

#include "homeworlds/notations/homeworlds/read/lines/bare_remark.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/words/quux_reader.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::Span;

bool is_separator(const NotedWording& wording, char byte) {
  // In JSON it begins an escape.
  if (byte == '\\' && wording.record().is_json) return false;
  return byte != '\0' && wording.form().separators.find(byte) != std::string_view::npos;
}

// homeworlds 3.1: also a mark that is one only where it is alone.
bool is_mark_at(const NotedWording& wording, std::uint32_t offset) {
  const char byte = wording.byte_at(offset);
  if (is_separator(wording, byte)) return true;
  if (!wording.form().has_odd_separators || byte == '\0') return false;
  const bool stands_alone = is_blank(wording.byte_at(offset + 1)) || wording.is_line_end_at(offset + 1);
  return stands_alone && odd_separators.find(byte) != std::string_view::npos;
}

// The end of a line, but for blanks and a comment.
bool is_end_of_line(const NotedWording& wording, std::uint32_t offset) {
  const std::uint32_t after = wording.after_blanks(offset);
  return wording.is_line_end_at(after) || (after > offset && wording.holds_comment({after, after + 1}));
}

// Whether lines can go on in others (homeworlds L11).
bool has_continued_lines(const NotedWording& wording) {
  return wording.form().has_layouts && wording.ast().layout == Layout::line;
}

// Whether a line can be another thing below one that ends with a separator: go on in it, or be a remark (homeworlds
// L18).
bool may_change_line_below(const NotedWording& wording) {
  return has_continued_lines(wording) || wording.ast().dialect == Dialect::seed;
}

// A line of nothing but marks, of which this is the first; where it ends. None if the line holds anything else.
std::optional<std::uint32_t> end_of_marks(const NotedWording& wording, Span mark) {
  if (!wording.is_line_start_at(wording.before_blanks(mark.begin))) return std::nullopt;
  std::uint32_t end = wording.after_blanks(mark.end);
  while (is_mark_at(wording, end)) end = wording.after_blanks(end + 1);
  return wording.is_line_end_at(end) ? std::optional(end) : std::nullopt;
}

// Whether the line that begins there holds more than marks: without a separator above it, it may be a remark
// (homeworlds L18).
bool holds_words(const NotedWording& wording, std::uint32_t line) {
  const std::uint32_t first = wording.after_blanks(line);
  if (wording.is_line_end_at(first)) return false;
  return !is_mark_at(wording, first) || !end_of_marks(wording, {first, first + 1});
}

// The whole line goes: a blank one in its place could end a turn. But a line whose last mark is an unusual one does not
// go on in the next, which a line above would then do. `end` is that of the marks in the line.
bool can_delete_line(NotedWording& wording, Span line, std::uint32_t end) {
  // A carriage return above and a line feed below would become one line end, and the blank line between them be gone.
  if (wording.byte_before(line.begin) == '\r' && wording.byte_at(line.end) == '\n') return false;
  // The first line of moves can tell the layout (homeworlds L10c).
  const std::size_t turns = wording.ast().turns.size();
  const std::size_t turn = wording.turn_at(end);
  if (turns > 0 && turn == turns) return false;
  // What the turn below begins with is not a number because the mark comes before it (homeworlds R1).
  const bool is_after_mark = wording.ast().layout == Layout::block && turn + 1 < turns;
  if (is_after_mark && text::is_digit(wording.byte_at(wording.ast().turns[turn + 1].span.begin))) return false;
  const std::uint32_t last = wording.before_blanks(end) - 1;
  const bool ends_turn = may_change_line_below(wording) && !is_separator(wording, wording.byte_at(last));
  return !ends_turn && !wording.scope.has_guessed_layout();
}

// Whether a line would begin with something else without the mark: a position, a header, a number or a comment.
bool hides_start_of_line(const NotedWording& wording, Span marks) {
  if (!wording.is_line_start_at(wording.before_blanks(marks.begin))) return false;
  const std::uint32_t begin = wording.after_blanks(marks.end);
  std::uint32_t end = begin;
  while (text::is_letter(wording.byte_at(end))) ++end;
  return !is_mark_at(wording, begin) && (end == begin || !is_blank(wording.byte_at(end)));
}

// homeworlds R1: whether the word after the marks would be the handle of the turn, whose number comes before them.
bool hides_handle(const NotedWording& wording, Span marks) {
  const char before = wording.byte_before(wording.before_blanks(marks.begin));
  if (before != ')' && before != '.') return false;
  constexpr std::string_view no_part_of_handles = ";:,/()#";
  const std::uint32_t begin = wording.after_blanks(marks.end);
  std::uint32_t end = begin;
  while (!wording.is_line_end_at(end) && !is_blank(wording.byte_at(end)) &&
         no_part_of_handles.find(wording.byte_at(end)) == std::string_view::npos) {
    ++end;
  }
  return end > begin && wording.byte_at(end) == ':';
}

// Whether the words beside it would be something else without the mark: a mark themselves, the number of a turn, the
// key of a header or a comment.
bool hides_mark(const NotedWording& wording, Span marks) {
  const char before = wording.byte_before(marks.begin);
  if (before == ')' || before == '.' || before == ':' || wording.byte_at(marks.end) == '#') return true;
  if (!wording.form().has_odd_separators || odd_separators.find(before) == std::string_view::npos) return false;
  const char first = wording.byte_before(marks.begin - 1);
  return wording.is_line_start_at(marks.begin - 1) || is_blank(first) || is_separator(wording, first);
}

// Whether the turn goes on in the line below because of this mark alone.
bool joins_lines(const NotedWording& wording, Span mark) {
  if (!has_continued_lines(wording) || !is_end_of_line(wording, mark.end)) return false;
  const std::size_t turn = wording.turn_at(mark.begin);
  if (turn == wording.ast().turns.size() || wording.ast().turns[turn].span.end <= mark.end) return false;
  return !is_separator(wording, wording.byte_before(wording.before_blanks(mark.begin)));
}

// Whether the turn ends here because of this unusual mark, and would go on in the line below without it; or that line
// could not be a remark then (homeworlds L18).
bool parts_lines(const NotedWording& wording, Span mark) {
  return may_change_line_below(wording) && is_end_of_line(wording, mark.end) &&
         !is_separator(wording, wording.byte_before(mark.end)) &&
         is_separator(wording, wording.byte_before(wording.before_blanks(mark.begin)));
}

bool turns_span_lines(const NotedWording& wording) {
  return wording.form().has_layouts && wording.ast().layout != Layout::line;
}

struct MarksAhead {
  // After the last mark; where the search began if there is none.
  std::uint32_t end = 0;
  // The first thing after them that is not a mark.
  std::uint32_t next = 0;
};

// The marks of a turn from there on, with blanks and line ends between them.
MarksAhead marks_ahead(const NotedWording& wording, std::uint32_t from) {
  MarksAhead ahead{from, wording.after_blanks(from)};
  bool is_below = false;
  while (ahead.next < wording.source().span().end) {
    if (is_mark_at(wording, ahead.next)) {
      ahead.end = ahead.next + 1;
      is_below = false;
      ahead.next = wording.after_blanks(ahead.end);
    } else if (wording.is_line_end_at(ahead.next) && turns_span_lines(wording) && !is_below) {
      is_below = wording.ast().layout == Layout::block;
      ahead.next = wording.after_blanks(wording.after_line_end(ahead.next));
    } else {
      break;
    }
  }
  return ahead;
}

bool is_comment_at(const NotedWording& wording, std::uint32_t offset) {
  return wording.holds_comment({offset, offset + 1});
}

// Whether there is a position, after which the turn can go on.
bool is_cut_by_position(const NotedWording& wording, std::uint32_t offset) {
  return turns_span_lines(wording) && wording.byte_at(offset) == '<';
}

// Whether marks also follow, or may follow, the confirmation that begins there.
bool is_confirmation_with_marks(const NotedWording& wording, std::uint32_t offset) {
  const std::size_t turn = wording.turn_at(offset);
  if (turn == wording.ast().turns.size()) return false;
  const Span confirmation = wording.ast().turns[turn].confirmation;
  if (confirmation.empty() || confirmation.begin != offset) return false;
  std::uint32_t from = confirmation.end;
  MarksAhead after = marks_ahead(wording, from);
  while (after.end == from && is_comment_at(wording, after.next)) {
    from = after.next;
    while (!wording.is_line_end_at(from)) ++from;
    after = marks_ahead(wording, from);
  }
  return after.end != from || is_cut_by_position(wording, after.next);
}

// Whether the words beside it would become one without the mark: a `*` with the last word, a mark with the word before.
bool parts_words(const NotedWording& wording, Span marks) {
  const auto is_open = [&](char byte) { return is_blank(byte) || is_separator(wording, byte); };
  return !wording.is_line_start_at(marks.begin) && !is_open(wording.byte_before(marks.begin)) &&
         !wording.is_line_end_at(marks.end) && !is_open(wording.byte_at(marks.end));
}

// homeworlds R14: whether the `*` after the marks confirms the turn, and would be a word of the pass before them.
bool parts_pass_and_confirmation(const NotedWording& wording, Span marks) {
  if (wording.form().pass_count != PassCount::native) return false;
  const ActionNode* action = wording.action_at(marks.begin);
  if (action == nullptr || action->verb != Verb::pass) return false;
  return action->verb_span.end == wording.before_blanks(marks.begin) &&
         wording.byte_at(wording.after_blanks(marks.end)) == '*';
}

// homeworlds L14: the remark that a line ends with; empty if it has none.
std::string_view remark_in(std::string_view line) {
  text::Source source;
  source.text = line;
  Ast ast;
  std::vector<NotedFinding> findings;
  const Reading reading{source, form_of(Dialect::seed), ast, findings};
  PossiblePlay play(source, reading.form);
  const text::Span content = part_line(source, source.span(), reading.form.comments).content;
  const BareRemark remark = find_bare_remark(reading, content, play);
  return remark.begin ? line.substr(*remark.begin) : std::string_view();
}

// The line is read again for each of its marks.
constexpr std::uint32_t longest_line_read_again = 1000;

// Whether without the marks words would become a remark, as in `(so) ;`, or a remark words, as in `; Ann: so`; in a
// long line they may.
bool changes_remark(const NotedWording& wording, Span marks) {
  if (wording.ast().dialect != Dialect::seed) return false;
  std::uint32_t begin = marks.begin;
  std::uint32_t end = marks.end;
  while (!wording.is_line_start_at(begin) && end - begin <= longest_line_read_again) --begin;
  while (!wording.is_line_end_at(end) && end - begin <= longest_line_read_again) ++end;
  if (end - begin > longest_line_read_again) return true;
  const std::string_view before = wording.slice({begin, marks.begin});
  const std::string without = std::string(before) + std::string(wording.slice({marks.end, end}));
  return remark_in(without) != remark_in(wording.slice({begin, end}));
}

}  // namespace

bool hides_start_of_quux_line(const NotedWording& wording, Span removed) {
  if (!wording.is_line_start_at(wording.before_blanks(removed.begin))) return false;
  std::uint32_t end = removed.end;
  while (!wording.is_line_end_at(end)) ++end;
  while (is_blank(wording.byte_before(end))) --end;
  const Span rest = {std::min(removed.end, end), end};
  return rest.empty() || wording.byte_at(rest.begin) == '<' || text::begins_with_byte_order_mark(wording.slice(rest)) ||
         read_quux_homeworld(wording.source(), rest);
}

std::optional<std::uint32_t> end_of_turn_marks(const NotedWording& wording, Span mark) {
  const MarksAhead ahead = marks_ahead(wording, mark.end);
  // More marks may come after a comment, which would go with them.
  const bool is_cut = turns_span_lines(wording) && is_comment_at(wording, ahead.next);
  if (is_cut || is_cut_by_position(wording, ahead.next)) return std::nullopt;
  if (is_confirmation_with_marks(wording, ahead.next)) return std::nullopt;
  return ahead.end;
}

void delete_marks(NotedWording& wording, Span marks) {
  const char* const title = marks == wording.finding.span ? "delete it" : "delete it and those after it";
  // homeworlds 3.3: in `quux` separators are two bytes.
  if (wording.ast().dialect == Dialect::quux) {
    const Span separators = {marks.begin, marks.end + 1};
    // An item after a blank is not an action, but at the start of the line it would be.
    if (is_blank(wording.byte_at(separators.end)) || hides_start_of_quux_line(wording, separators)) return;
    wording.fix(title, Safety::safe, separators, "");
    return;
  }
  if (const std::optional<std::uint32_t> end = end_of_marks(wording, marks)) {
    const Span line = {wording.before_blanks(marks.begin), wording.after_line_end(*end)};
    if (!can_delete_line(wording, line, *end)) return;
    const bool is_above_words = wording.ast().dialect == Dialect::seed && holds_words(wording, line.end);
    wording.fix(title, is_above_words ? Safety::unsafe : Safety::safe, line, "");
    return;
  }
  if (joins_lines(wording, marks) || parts_lines(wording, marks)) return;
  if (parts_pass_and_confirmation(wording, marks)) {
    wording.help("without it the `*` would pass all that is left, and not confirm the turn");
    return;
  }
  if (hides_start_of_line(wording, marks) || hides_handle(wording, marks) || hides_mark(wording, marks)) return;
  if (changes_remark(wording, marks)) return;
  wording.fix(title, Safety::safe, marks, parts_words(wording, marks) ? " " : "");
}

}  // namespace plyglot::homeworlds
