#include "hexix/notations/hexix/read/line_scanner.hpp"

#include "hexix/record/bytes.hpp"
#include "text/ascii.hpp"

namespace plyglot::hexix {

std::size_t LineScanner::content_begin() const {
  std::size_t at = offset_;
  while (at < source_.text.size() && is_read_as_blank(source_.text[at])) ++at;
  return at;
}

bool LineScanner::has_header_word(std::size_t begin) const {
  const char first = text::to_lower(source_.text[begin]);
  if (first != 'b' && first != 'r') return false;
  const std::string_view name = first == 'b' ? "blue" : "red";
  if (!text::is_same_word(source_.text.substr(begin, name.size()), name)) return false;
  const std::size_t end = begin + name.size();
  return end == source_.text.size() || !is_word_byte(source_.text[end]);
}

bool LineScanner::is_divider(std::size_t begin) const {
  std::size_t end = source_.text.find_first_not_of('-', begin);
  if (end == std::string_view::npos) end = source_.text.size();
  if (end - begin < 2) return false;
  while (end < source_.text.size() && is_read_as_blank(source_.text[end])) ++end;
  return end == source_.text.size() || source_.text[end] == '#' || source_.text[end] == '\n';
}

LineKind LineScanner::peek_kind() const {
  const std::size_t begin = content_begin();
  if (begin == source_.text.size() || source_.text[begin] == '\n') return LineKind::blank;
  if (source_.text[begin] == '#') return LineKind::comment;
  if (is_divider(begin)) return LineKind::divider;
  return has_header_word(begin) ? LineKind::header : LineKind::row;
}

ScannedLine LineScanner::take() { return line_of(peek_kind()); }

bool LineScanner::is_at_end_of_record() const {
  const std::size_t begin = content_begin();
  return begin == source_.text.size() || source_.text[begin] == '\n' || has_header_word(begin);
}

ScannedLine LineScanner::line_of(LineKind kind) {
  const std::size_t line_feed = source_.text.find('\n', offset_);
  const bool is_ended = line_feed != std::string_view::npos;
  std::size_t end = is_ended ? line_feed : source_.text.size();
  const std::size_t next = is_ended ? end + 1 : end;
  if (is_ended && end > offset_ && source_.text[end - 1] == '\r') --end;
  const auto place = [this](std::size_t at) { return source_.base + static_cast<std::uint32_t>(at); };
  const ScannedLine line{kind, place(offset_), place(end), place(next)};
  offset_ = next;
  return line;
}

ScannedLine first_line_of_record(const text::Source& source, text::Span record) {
  LineScanner lines(source, record.begin);
  ScannedLine line;
  while (!lines.is_at_end()) {
    line = lines.take();
    if (line.kind == LineKind::header || line.kind == LineKind::row) return line;
  }
  return {};
}

}  // namespace plyglot::hexix
