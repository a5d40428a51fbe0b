#include "homeworlds/notations/homeworlds/print/printed_headers.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

std::string header_line(const RecordHeader& header) {
  std::string line = header.key;
  const auto is_foreign = [](char byte) {
    return !text::is_letter(byte) && !text::is_digit(byte) && byte != '_' && byte != '-';
  };
  line.erase(std::remove_if(line.begin(), line.end(), is_foreign), line.end());
  line += ':';
  if (!header.value.empty()) line += ' ';
  line += header.value;
  const auto is_line_end = [](char byte) { return byte == '\n' || byte == '\r'; };
  std::replace_if(line.begin(), line.end(), is_line_end, ' ');
  return line;
}

std::optional<std::size_t> dialect_header(const Record& record) {
  const auto found = std::find_if(record.parts.begin(), record.parts.end(), [&](const RecordPart& part) {
    return part.kind == RecordPart::Kind::header &&
           text::is_same_word(record.headers[part.index].key, name_of(HeaderKey::dialect));
  });
  if (found == record.parts.end()) return std::nullopt;
  return static_cast<std::size_t>(found - record.parts.begin());
}

bool is_read_as_header(std::string_view line) {
  text::Source source;
  source.text = line;
  return is_header(source.slice(part_line(source, source.span(), CommentForm::none).content));
}

}  // namespace plyglot::homeworlds
