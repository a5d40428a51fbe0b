#include "homeworlds/notations/homeworlds/print/chat_line.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript_headers.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

// Blanks in front of it make no difference.
bool starts_turn(std::string_view words) {
  text::Source source;
  source.text = words;
  return !read_turn_start(source, source.span()).number_span.empty();
}

}  // namespace

std::string chat_line(const RecordComment& comment, ChatPlace place) {
  const std::string_view words = text::trimmed(comment.text, blanks);
  if (words.empty()) return {};
  std::string line = comment.text.substr(0, comment.text.find_last_not_of(blanks) + 1);
  const bool begins_position = place.is_first && words[0] == '<';
  if (comment.is_chat && !begins_position) return line;
  if (starts_turn(words) || begins_position) return " # " + std::string(words);
  const bool has_blank = is_blank(line[0]);
  const bool needs_blank = !place.is_in_head || is_transcript_header(words);
  return needs_blank && !has_blank ? ' ' + line : line;
}

}  // namespace plyglot::homeworlds
