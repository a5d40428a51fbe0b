#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"

#include "homeworlds/notations/homeworlds/read/lines/transcript_headers.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool begins_numbered_turn(const RecordLine& line) { return line.kind == LineKind::move && line.has_number; }

bool has_turns(const RecordLines& record) {
  return std::any_of(record.lines.begin(), record.lines.end(), begins_numbered_turn);
}

// Says which lines of a transcript are play (homeworlds L13).
class Sorter {
 public:
  Sorter(Reading& reading, RecordLines& record) : reading_(reading), record_(record) {}

  void sort() {
    find_handles();
    for (RecordLine& line : record_.lines) {
      if (line.kind == LineKind::move) sort(line);
    }
  }

 private:
  TurnStart start_of(const RecordLine& line) const {
    return read_turn_start(reading_.source, line.content, reading_.ast.players);
  }

  void find_handles() {
    has_handles_ = std::any_of(record_.lines.begin(), record_.lines.end(), [&](const RecordLine& line) {
      return begins_numbered_turn(line) && !start_of(line).handle.empty();
    });
  }

  bool is_player(text::Span handle) const {
    const std::vector<text::Span>& players = reading_.ast.players;
    return std::any_of(players.begin(), players.end(), [&](text::Span name) {
      return text::is_same_word(reading_.slice(name), reading_.slice(handle));
    });
  }

  // Outside of chat a handle that is not a player's may be a slip: it is reported where the turn is played.
  bool begins_turn(const RecordLine& line) const {
    if (!line.has_number || !has_handles_) return line.has_number;
    const text::Span handle = start_of(line).handle;
    if (handle.empty()) return false;
    return !is_in_chat_ || reading_.ast.players.empty() || is_player(handle);
  }

  // `Ann: good luck`, with the tab lost. A verb with a colon is a slip.
  bool begins_chat(const RecordLine& line) const {
    if (line.has_number || line.content.begin != line.span.begin) return true;
    const std::optional<std::uint32_t> end = end_of_speaker(reading_.source, line.content, reading_.ast.players);
    if (!end) return false;
    const text::Span name = {line.content.begin, *end - 1};
    return is_player(name) || !read_verb(reading_.slice(name), reading_.form);
  }

  void sort(RecordLine& line) {
    if (begins_turn(line)) {
      is_in_chat_ = false;
      is_in_head_ = false;
      return;
    }
    const bool is_indented = line.content.begin != line.span.begin;
    if (is_in_head_ && !is_indented && read_transcript_header(reading_, line.content)) {
      line.kind = LineKind::header;
      // A handle may be one of the participants, of several words.
      if (!has_handles_) find_handles();
      return;
    }
    if (!is_in_head_ && begins_chat(line)) is_in_chat_ = true;
    if (!is_in_head_ && !is_in_chat_) return;
    line.kind = LineKind::comment;
    line.has_number = false;
    // With the blanks in front of it, which make it chat.
    reading_.ast.comments.push_back({{line.span.begin, line.content.end}, true});
  }

  Reading& reading_;
  RecordLines& record_;
  bool has_handles_ = false;
  bool is_in_head_ = true;
  // Below a turn.
  bool is_in_chat_ = false;
};

}  // namespace

void set_transcript_apart(Reading& reading, RecordLines& record) {
  if (has_turns(record)) Sorter(reading, record).sort();
}

Layout transcript_layout(const RecordLines& record) { return has_turns(record) ? Layout::numbered : Layout::block; }

}  // namespace plyglot::homeworlds
