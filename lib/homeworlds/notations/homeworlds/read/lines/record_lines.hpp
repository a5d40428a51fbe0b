#pragma once
// A text cut into lines, and what each line is (homeworlds L2 to L8).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"

#include <span>

namespace plyglot::homeworlds {

enum class LineKind : std::uint8_t {
  // Holds a comment and nothing else.
  comment,
  header,
  // Of the initial position, or of a second one, which is skipped.
  position,
  // Anything else.
  move,
};

// A line that is not blank.
struct RecordLine {
  // Without its line end.
  text::Span span;
  // Without comment and blanks around.
  text::Span content;
  // Of a move line that starts a turn: where its number ends, and where the handle after it does. 0 if there is
  // neither; without a number that is the start of the content; the same twice if there is no handle, which in a
  // transcript is not known before its chat is.
  std::uint32_t number_end = 0;
  std::uint32_t start_end = 0;
  std::uint32_t number = 0;
  bool is_later_half = false;
  LineKind kind = LineKind::comment;
  // The line above it is blank.
  bool is_below_blank = false;

  bool starts_turn() const { return start_end != 0; }
  bool has_number() const { return number_end > content.begin; }
  // Where its actions begin.
  std::uint32_t actions_begin() const { return starts_turn() ? start_end : content.begin; }
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
// The number alone.
TurnStart read_turn_number(const text::Source& source, text::Span content, Layout layout);
// Where the handle after the number ends, or the number if there is none, of a line from there on. A handle is one
// word, or one of the names, which may have any characters.
std::uint32_t find_start_end(const text::Source& source, text::Span after_number, std::span<const text::Span> names);
// What a move line that has a number is known to start with.
TurnStart turn_start_of(const text::Source& source, const RecordLine& line);

// The end of the colon directly after a handle or one of the names, at the beginning of the content; none if there is
// no such colon.
std::optional<std::uint32_t> end_of_speaker(const text::Source& source, text::Span content,
                                            std::span<const text::Span> names);

// Whether a colon directly after the handle is found without knowing its name.
bool is_one_word(std::string_view handle);

// A line without the comment that ends it and without blanks around, and the comment, empty if there is none.
struct LineParts {
  text::Span content;
  text::Span comment;
};
LineParts part_line(const text::Source& source, text::Span line, CommentForm comments);

// Whether there are two line ends in it with nothing but blanks between them.
bool has_blank_line(std::string_view text);

// Where the first line begins: after a byte order mark.
std::uint32_t begin_of_lines(const text::Source& source);
// The same; the mark is reported (homeworlds L1).
std::uint32_t skip_byte_order_mark(Reading& reading);

// Where a line ends, and where the line after it begins.
struct LineEnd {
  std::uint32_t end = 0;
  std::uint32_t next = 0;
};

// The lines of a text, from the top.
class LineEnds {
 public:
  explicit LineEnds(const text::Source& source) : source_(source) {}

  // Of the line that begins there, which there must be: not above that of the call before.
  LineEnd next(std::uint32_t begin);

 private:
  const text::Source& source_;
  // The next line feed and carriage return, or the size of the text: each is looked for once, however many lines there
  // are without it.
  std::size_t line_feed_ = 0;
  std::size_t carriage_return_ = 0;
  bool has_begun_ = false;
};

}  // namespace plyglot::homeworlds
