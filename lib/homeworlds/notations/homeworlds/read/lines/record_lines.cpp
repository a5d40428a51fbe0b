#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// Where the comment begins; the size of the line if it has none (homeworlds L4; 3.3 for `jpb`).
std::size_t find_comment(std::string_view line, CommentForm comments) {
  if (comments == CommentForm::none) return line.size();
  for (std::size_t i = line.find('#'); i != std::string_view::npos; i = line.find('#', i + 1)) {
    if (i == 0 || is_blank(line[i - 1])) {
      if (comments == CommentForm::at_blanks) return i;
      const std::size_t first = line.find_first_not_of(" \t\v\f");
      return first == i ? i : line.size();
    }
  }
  return line.size();
}

constexpr text::ByteSet ends_of_handles(" \t\v\f;:,/()#");

bool is_end_or_blank(std::string_view bytes, std::size_t at) { return at >= bytes.size() || is_blank(bytes[at]); }

}  // namespace

std::uint32_t begin_of_lines(const text::Source& source) {
  const bool has_mark = source.base == 0 && text::begins_with_byte_order_mark(source.text);
  return has_mark ? static_cast<std::uint32_t>(text::byte_order_mark.size()) : source.base;
}

std::uint32_t skip_byte_order_mark(Reading& reading) {
  const std::uint32_t begin = begin_of_lines(reading.source);
  if (begin != reading.source.base) reading.report(DiagnosticId::homeworlds_byte_order_mark, {0, begin}, "");
  return begin;
}

LineEnd LineEnds::next(std::uint32_t begin) {
  const std::string_view text = source_.text;
  const std::size_t from = begin - source_.base;
  const auto find = [&](char byte, std::size_t& found) {
    if (!has_begun_ || found < from) found = std::min(text.find(byte, from), text.size());
  };
  find('\n', line_feed_);
  find('\r', carriage_return_);
  has_begun_ = true;
  const std::size_t end = std::min(line_feed_, carriage_return_);
  const std::size_t size = end == text.size() ? 0 : end + 1 == line_feed_ ? 2 : 1;
  const std::uint32_t place = source_.base + static_cast<std::uint32_t>(end);
  return {place, place + static_cast<std::uint32_t>(size)};
}

bool has_blank_line(std::string_view text) {
  bool is_after_end = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    const bool is_line_end = text[i] == '\n' || text[i] == '\r';
    if (is_line_end && is_after_end) return true;
    is_after_end = is_line_end || (is_after_end && is_blank(text[i]));
  }
  return false;
}

LineParts part_line(const text::Source& source, text::Span line, CommentForm comments) {
  const std::string_view bytes = source.slice(line);
  const std::size_t comment = find_comment(bytes, comments);
  std::size_t begin = 0;
  std::size_t end = comment;
  while (begin < end && is_blank(bytes[begin])) ++begin;
  while (begin < end && is_blank(bytes[end - 1])) --end;
  const auto place = [&](std::size_t offset) { return line.begin + static_cast<std::uint32_t>(offset); };
  return {{place(begin), place(end)}, {place(comment), line.end}};
}

bool is_one_word(std::string_view handle) { return ends_of_handles.find_in(handle) == handle.size(); }

std::optional<std::uint32_t> end_of_speaker(const text::Source& source, text::Span content,
                                            std::span<const text::Span> names) {
  const std::string_view bytes = source.slice(content);
  const auto ends_at = [&](std::size_t size) {
    return size > 0 && size < bytes.size() && bytes[size] == ':' && is_end_or_blank(bytes, size + 1);
  };
  const auto end = [&](std::size_t size) { return content.begin + static_cast<std::uint32_t>(size + 1); };
  for (const text::Span name : names) {
    if (ends_at(name.size()) && text::is_same_word(source.slice(name), bytes.substr(0, name.size()))) {
      return end(name.size());
    }
  }
  const std::size_t size = ends_of_handles.find_in(bytes);
  return ends_at(size) ? std::optional(end(size)) : std::nullopt;
}

TurnStart read_turn_number(const text::Source& source, text::Span content, Layout layout) {
  constexpr std::size_t most_digits = 9;
  constexpr std::string_view dots = "...";
  const std::string_view bytes = source.slice(content);
  TurnStart start;
  start.end = content.begin;
  std::size_t at = 0;
  std::uint32_t number = 0;
  for (; at < bytes.size() && at < most_digits && text::is_digit(bytes[at]); ++at) {
    number = number * 10 + static_cast<std::uint32_t>(bytes[at] - '0');
  }
  if (at == 0 || at == bytes.size()) return start;
  start.is_later_half = layout == Layout::rounds && bytes.substr(at, dots.size()) == dots;
  const std::size_t mark = start.is_later_half ? dots.size() : 1;
  if ((bytes[at] != ')' && bytes[at] != '.') || !is_end_or_blank(bytes, at + mark)) return start;
  start.number = number;
  at += mark;
  start.end = content.begin + static_cast<std::uint32_t>(at);
  start.number_span = {content.begin, start.end};
  return start;
}

namespace {

std::uint32_t after_blanks(const text::Source& source, text::Span span) {
  return span.begin + static_cast<std::uint32_t>(blank_bytes.find_not_in(source.slice(span)));
}

}  // namespace

std::uint32_t find_start_end(const text::Source& source, text::Span after_number, std::span<const text::Span> names) {
  const text::Span handle = {after_blanks(source, after_number), after_number.end};
  return end_of_speaker(source, handle, names).value_or(after_number.begin);
}

TurnStart turn_start_of(const text::Source& source, const RecordLine& line) {
  TurnStart start;
  start.number_span = {line.content.begin, line.number_end};
  start.number = line.number;
  start.is_later_half = line.is_later_half;
  start.end = line.start_end;
  if (line.start_end != line.number_end) {
    start.handle = {after_blanks(source, {line.number_end, line.start_end}), line.start_end - 1};
  }
  return start;
}

}  // namespace plyglot::homeworlds
