#pragma once
// A text cut into lines, and what each line is (homeworlds L2 to L8).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"

#include <span>

namespace plyglot::homeworlds {

enum class LineKind : std::uint8_t {
  blank,
  // Holds a comment and nothing else.
  comment,
  header,
  // Of the initial position, or of a second one, which is skipped.
  position,
  // Anything else.
  move,
};

struct RecordLine {
  // Without its line end.
  text::Span span;
  // Without comment and blanks around.
  text::Span content;
  // Of a move line: with the turn number.
  TokenRange tokens;
  LineKind kind = LineKind::blank;
  bool has_number = false;
};

// homeworlds R1, L13: what a turn starts with. Empty spans for what is not there.
struct TurnStart {
  // With its `)` or `.`.
  text::Span number_span;
  std::uint32_t number = 0;
  text::Span handle;
  // What follows.
  std::uint32_t end = 0;
  // `1...`, which only the layout `rounds` has.
  bool is_later_half = false;
};
// A handle is one word, or one of the names, which may have any characters.
TurnStart read_turn_start(const text::Source& source, text::Span content, std::span<const text::Span> names = {},
                          Layout layout = Layout::line);
// The same without looking for a handle.
TurnStart read_turn_number(const text::Source& source, text::Span content, Layout layout);

// The end of the colon directly after a handle or one of the names, at the beginning of the content; none if there is
// no such colon.
std::optional<std::uint32_t> end_of_speaker(const text::Source& source, text::Span content,
                                            std::span<const text::Span> names);

// A line without the comment that ends it and without blanks around, and the comment, empty if there is none.
struct LineParts {
  text::Span content;
  text::Span comment;
};
LineParts part_line(const text::Source& source, text::Span line, CommentForm comments);

// Whether there are two line ends in it with nothing but blanks between them.
bool has_blank_line(std::string_view text);

// The next line of the text, which must have one at `begin`: its span, without its end, and where the line after
// begins.
struct LineEnd {
  std::uint32_t end = 0;
  std::uint32_t next = 0;
};
LineEnd find_line_end(const text::Source& source, std::uint32_t begin);

}  // namespace plyglot::homeworlds
