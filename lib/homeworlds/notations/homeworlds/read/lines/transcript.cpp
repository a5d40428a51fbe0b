#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"

#include "homeworlds/notations/homeworlds/read/lines/transcript_headers.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool begins_numbered_turn(const RecordLine& line) { return line.kind == LineKind::move && line.has_number; }

bool has_turns(const RecordLines& record) {
  return std::any_of(record.lines.begin(), record.lines.end(), begins_numbered_turn);
}

void set_apart(Reading& reading, RecordLine& line) {
  line.kind = LineKind::comment;
  // With the blanks in front of it, which make it chat.
  reading.ast.comments.push_back({{line.span.begin, line.content.end}, true});
}

}  // namespace

void set_transcript_apart(Reading& reading, RecordLines& record) {
  if (!has_turns(record)) return;
  bool is_apart = true;
  bool is_in_head = true;
  for (RecordLine& line : record.lines) {
    if (line.kind != LineKind::move) continue;
    if (begins_numbered_turn(line)) {
      is_apart = false;
      is_in_head = false;
      continue;
    }
    // A line that is indented begins the chat of a turn.
    const bool is_indented = line.content.begin != line.span.begin;
    if (is_indented) is_apart = true;
    if (!is_apart) continue;
    if (is_in_head && !is_indented && read_transcript_header(reading, line.content)) {
      line.kind = LineKind::header;
    } else {
      set_apart(reading, line);
    }
  }
}

Layout transcript_layout(const RecordLines& record) { return has_turns(record) ? Layout::numbered : Layout::block; }

}  // namespace plyglot::homeworlds
