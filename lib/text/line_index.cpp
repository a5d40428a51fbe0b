#include "text/glyph.hpp"
#include "text/line_ends.hpp"
#include "text/utf8.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>
#include <cassert>

namespace plyglot::text {
namespace {

std::uint32_t size_of(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

// The end of the first line end of `text`, or npos if there is none.
std::size_t after_line_end(std::string_view text, std::size_t from, LineEnds ends) {
  if (ends == LineEnds::lf_or_crlf) {
    const std::size_t feed = text.find('\n', from);
    return feed == std::string_view::npos ? feed : feed + 1;
  }
  const std::size_t end = find_line_end(text, from);
  if (end == text.size()) return std::string_view::npos;
  return text.substr(end, 2) == "\r\n" ? end + 2 : end + 1;
}

// A line without the line end that closes it, if one does.
std::string_view without_line_end(std::string_view line, LineEnds ends) {
  if (!line.empty() && line.back() == '\n') {
    line.remove_suffix(1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  } else if (ends == LineEnds::lf_crlf_or_cr && !line.empty() && line.back() == '\r') {
    line.remove_suffix(1);
  }
  return line;
}

// Moves the columns over one character.
void advance(Position& position, std::string_view text, const Decoded& character) {
  constexpr std::uint32_t tab = LineIndex::tab_width;
  position.byte_column += character.size;
  position.code_point_column += 1;
  position.utf16_column += character.code_point > 0xFFFF ? 2 : 1;
  if (text.front() == '\t') {
    position.display_column += tab - (position.display_column - 1) % tab;
  } else {
    position.display_column += glyph_of(character).width;
  }
}

// Moves the columns over a number of characters of one byte, one unit and one cell each.
void advance_plainly(Position& position, std::uint32_t count) {
  position.byte_column += count;
  position.code_point_column += count;
  position.utf16_column += count;
  position.display_column += count;
}

// Moves the columns over the characters of `text` that end within its first `size` bytes. Returns the bytes passed.
std::uint32_t advance_within(Position& position, std::string_view text, std::uint32_t size) {
  const auto is_plain = [](char c) { return c >= 0x20 && c < 0x7F; };
  std::uint32_t passed = 0;
  while (passed < size) {
    std::uint32_t plain = passed;
    while (plain < size && is_plain(text[plain])) ++plain;
    advance_plainly(position, plain - passed);
    passed = plain;
    if (passed == size) break;
    const std::string_view rest = text.substr(passed);
    const Decoded character = decode_utf8(rest);
    if (passed + character.size > size) break;
    advance(position, rest, character);
    passed += character.size;
  }
  return passed;
}

// Lines longer than this have milestones, one for each stretch of so many bytes.
constexpr std::uint32_t stretch = 4096;

}  // namespace

LineIndex::LineIndex(Source source) : source_(source), starts_{source.base} {
  std::size_t start = after_line_end(source.text, 0, source.line_ends);
  while (start != std::string_view::npos) {
    starts_.push_back(source.base + static_cast<std::uint32_t>(start));
    start = after_line_end(source.text, start, source.line_ends);
  }
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    const std::uint32_t end = i + 1 < starts_.size() ? starts_[i + 1] : source.span().end;
    if (end - starts_[i] > stretch) set_milestones(source.first_line + static_cast<std::uint32_t>(i));
  }
}

void LineIndex::set_milestones(std::uint32_t number) {
  Span rest = line(number);
  Position position;
  position.line = number;
  while (rest.size() > stretch) {
    rest.begin += advance_within(position, source_.slice(rest), stretch);
    milestones_.push_back({rest.begin, position});
  }
}

std::uint32_t LineIndex::line_of(std::uint32_t offset) const {
  assert(source_.base <= offset && offset <= source_.span().end);
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  return source_.first_line + static_cast<std::uint32_t>(after - starts_.begin()) - 1;
}

Span LineIndex::line(std::uint32_t number) const {
  assert(source_.first_line <= number && number - source_.first_line < starts_.size());
  const std::size_t index = number - source_.first_line;
  Span span{starts_[index], index + 1 < starts_.size() ? starts_[index + 1] : source_.span().end};
  span.end = span.begin + size_of(without_line_end(source_.slice(span), source_.line_ends));
  if (span.begin == 0 && source_.slice(span).substr(0, 3) == byte_order_mark) span.begin += 3;
  return span;
}

LineIndex::Milestone LineIndex::nearest_before(std::uint32_t offset) const {
  Milestone start;
  start.position.line = line_of(offset);
  start.offset = line(start.position.line).begin;
  const auto after = std::upper_bound(milestones_.begin(), milestones_.end(), offset,
                                      [](std::uint32_t wanted, const Milestone& next) { return wanted < next.offset; });
  if (after == milestones_.begin() || std::prev(after)->offset < start.offset) return start;
  return *std::prev(after);
}

// Moves on in the line that ends at `line_end`, to the offset or the last character before it.
void LineIndex::go_on(Milestone& place, std::uint32_t line_end, std::uint32_t offset) const {
  const Span rest{place.offset, line_end};
  const std::uint32_t target = std::clamp(offset, rest.begin, rest.end);
  place.offset += advance_within(place.position, source_.slice(rest), target - rest.begin);
}

Position LineIndex::position(std::uint32_t offset) const {
  Milestone place = nearest_before(offset);
  go_on(place, line(place.position.line).end, offset);
  return place.position;
}

LineIndex::Range LineIndex::range(Span span) const {
  Milestone place = nearest_before(span.begin);
  const std::uint32_t line_end = line(place.position.line).end;
  go_on(place, line_end, span.begin);
  Range range;
  range.begin = place.position;
  const bool is_near = span.end <= line_end && span.end - place.offset <= stretch;
  if (is_near) go_on(place, line_end, span.end);
  range.end = is_near ? place.position : position(span.end);
  return range;
}

}  // namespace plyglot::text
