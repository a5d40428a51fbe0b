#include "hopgi/diff/setup_diff.hpp"

#include "comparing/diff_lines.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {
namespace {

using comparing::append_diff_line;

using MarksBySquare = std::array<std::optional<MarkKind>, square_count>;

MarksBySquare marks_of(const Setup& setup) {
  MarksBySquare marks{};
  for (const Mark& mark : setup.marks) marks[mark.square] = mark.kind;
  return marks;
}

std::string_view words_of(std::optional<MarkKind> mark) {
  if (!mark) return "none";
  switch (*mark) {
    case MarkKind::target:
      return "`*`";
    case MarkKind::capture_only:
      return "`x`";
    case MarkKind::move_only:
      break;
  }
  return "`+`";
}

std::string headline(const SetupDiff& diff) {
  if (!diff.is_same()) return comparing::differences_headline(diff.position.change_count());
  std::string words = "A and B are the same position";
  const bool has_counters = diff.position.clock.differs() || diff.position.turn_number.differs();
  if (has_counters) words += "; the counters differ";
  comparing::append_differing(diff.marks.size(), "mark", words);
  return words;
}

void append_unreadable(const Setup& setup, char side, std::string& out) {
  if (!setup.has_position) {
    append_diff_line("position", text::format("there is none in {}", side), out);
  } else if (!setup.is_sound) {
    append_diff_line("position", text::format("not all of {} could be read", side), out);
  }
}

}  // namespace

SetupDiff diff(const Setup& a, const Setup& b) {
  SetupDiff result;
  result.position = diff(a.position, b.position);
  const MarksBySquare of_a = marks_of(a);
  const MarksBySquare of_b = marks_of(b);
  for (Square square = 0; square < square_count; ++square) {
    if (of_a[square] != of_b[square]) result.marks.push_back({square, {of_a[square], of_b[square]}});
  }
  return result;
}

void append_text(const Setup& a, const Setup& b, const SetupDiff& diff, std::string& out) {
  text::append(out, "{}\n", headline(diff));
  append_unreadable(a, 'A', out);
  append_unreadable(b, 'B', out);
  append_lines(diff.position, out);
  for (const SetupDiff::MarkChange& change : diff.marks) {
    append_diff_line("mark",
                     text::format("{}: {} -> {}", square_name(change.square), words_of(change.mark.of_a),
                                  words_of(change.mark.of_b)),
                     out);
  }
}

}  // namespace plyglot::hopgi
