#pragma once
// Whether the lines of a printed record are read as the turns that they were printed for (homeworlds L9 to L11).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// Headers as they are written (homeworlds L5).

// `Key: value`, on one line whatever is in it. Of a key those bytes that a key can have.
std::string header_line(const RecordHeader& header);

// The part of the first header `Dialect`, if the text has one: what is below it is in another dialect.
std::optional<std::size_t> dialect_header(const Record& record);

// Whether the line of a turn would be read as a header where headers may still come: what separated it from them is
// left out.
bool is_read_as_header(std::string_view line);

// Whether the whole text of a record of `seed` would be read as a log of Homeworlds Live (homeworlds L15).
bool is_read_as_log(std::string_view text);

// Comments as lines of a transcript, which has no sign for them (homeworlds 3.3, `sdg`).

// Where it is going to be.
struct ChatPlace {
  // In front of the first turn.
  bool is_in_head = false;
  // Nothing of the transcript is above it.
  bool is_first = false;
};

// A line that is read as a comment and nothing else. What was a line of a transcript stays as it is. Other comments
// are chat if they begin with a blank, and before the first turn so is every line that is not a header; what would be
// read as a turn or a position gets a `#`. Empty if there is nothing to say.
std::string chat_line(const RecordComment& comment, ChatPlace place);

// Turns in the layout `rounds` (homeworlds 5).

// Appends the lines of a turn of `seed` below its mark, without the last line end: one for each action, and the name of
// a homeworld alone on the next line, if it is written.
void print_round_turn(const Record& record, const RecordTurn& turn, std::string& out);

// What is written above the turns.
struct PrintedHead {
  std::size_t headers = 0;
  bool has_position = false;
};

// What a text of the dialect `seed` needs to be read as it is meant.
struct LayoutNeed {
  // False if no layout makes these turns of it, or if what is above them would be read as something else.
  bool is_readable = true;
  // The header that it lacks.
  std::optional<Layout> header;
};

// `turns` are the bytes of the turns, in order: each from the start of a line. A header `Layout` that has effect is the
// writer's own word, and no other is needed then: where it makes other turns, the record was read under an option.
LayoutNeed layout_need(std::string_view text, PrintedHead head, const std::vector<text::Span>& turns,
                       bool is_in_rounds);

}  // namespace plyglot::homeworlds
