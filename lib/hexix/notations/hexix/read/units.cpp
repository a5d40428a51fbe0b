#include "hexix/notations/hexix/read/units.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "hexix/record/bytes.hpp"
#include "notation/byte_findings.hpp"
#include "text/ascii.hpp"
#include "text/find_byte.hpp"

#include <plyglot/hexix_record.hpp>

#include <algorithm>

namespace plyglot::hexix {

using notation::Unit;
using notation::UnitKind;
namespace {

// The lines of a file and what they are (hexix 2), found by looking at their beginnings: where units end is known
// before any of them is read.
struct ScannedLine {
  LineKind kind = LineKind::blank;
  std::uint32_t begin = 0;
  // Without the line end, which is LF or CR LF.
  std::uint32_t end = 0;
  std::uint32_t next = 0;
};

class LineScanner {
 public:
  // The offset is the start of a line, or the end of the source.
  LineScanner(const text::Source& source, std::uint32_t offset) : source_(source), offset_(offset - source.base) {}

  bool is_at_end() const { return offset_ == source_.text.size(); }
  // All the rest needs a line.
  LineKind peek_kind() const;
  ScannedLine take() { return take(peek_kind()); }
  // Of a line of that kind.
  ScannedLine take(LineKind kind);
  // Takes lines until one ends the open record, a blank line or a header: the last of them, or `line` if there is none.
  // Their kinds are not looked for.
  ScannedLine take_rest_of_record(ScannedLine line);

 private:
  // The first byte of the line that is not read as a blank, or its end.
  std::size_t content_begin() const;
  bool is_header(std::size_t begin) const { return may_be_header(begin) && has_sides(begin); }
  // Most lines begin with a cell, which B may be of.
  bool may_be_header(std::size_t begin) const;
  bool has_sides(std::size_t begin) const;
  bool is_remark(std::size_t begin) const;
  bool is_divider(std::size_t begin) const;
  std::size_t word_end(std::size_t begin) const;
  std::size_t after_blanks(std::size_t begin) const;
  // Its content.
  bool ends_line(std::size_t at) const;

  const text::Source& source_;
  // Into the text of the source.
  std::size_t offset_;
};

// The one character of three dots.
constexpr std::string_view dots_in_one = "\xE2\x80\xA6";

// What a line begins with that does not end a record.
constexpr text::ByteSet row_begin_bytes([](char byte) {
  const char first = text::to_lower(byte);
  return byte != '\n' && !is_read_as_blank(byte) && first != 'b' && first != 'r';
});

std::size_t LineScanner::content_begin() const { return after_blanks(offset_); }

std::size_t LineScanner::word_end(std::size_t begin) const {
  while (begin < source_.text.size() && is_word_byte(source_.text[begin])) ++begin;
  return begin;
}

std::size_t LineScanner::after_blanks(std::size_t begin) const {
  while (begin < source_.text.size() && is_read_as_blank(source_.text[begin])) ++begin;
  return begin;
}

bool LineScanner::ends_line(std::size_t at) const {
  return at == source_.text.size() || source_.text[at] == '#' || source_.text[at] == '\n';
}

bool LineScanner::may_be_header(std::size_t begin) const {
  const char first = text::to_lower(source_.text[begin]);
  return (first == 'b' || first == 'r') && begin + 1 < source_.text.size() && text::is_letter(source_.text[begin + 1]);
}

bool LineScanner::has_sides(std::size_t begin) const {
  const char first = text::to_lower(source_.text[begin]);
  const std::string_view sides[] = {"blue", "red"};
  const std::string_view& side = sides[first == 'b' ? 0 : 1];
  std::size_t end = word_end(begin);
  if (!text::is_same_word(source_.text.substr(begin, end - begin), side)) return false;
  // The next word that begins with a letter.
  std::size_t next = after_blanks(end);
  while (!ends_line(next) && !text::is_letter(source_.text[next])) next = after_blanks(word_end(next));
  if (ends_line(next)) return true;
  end = word_end(next);
  return text::is_same_word(source_.text.substr(next, end - next), sides[first == 'b' ? 1 : 0]);
}

bool LineScanner::is_remark(std::size_t begin) const {
  std::size_t at = begin;
  while (at < source_.text.size() && text::is_digit(source_.text[at])) ++at;
  if (at > begin) {
    if (at < source_.text.size() && source_.text[at] == '.') ++at;
    if (ends_line(after_blanks(at))) return false;
  }
  char before = ' ';
  for (at = begin; !ends_line(at); ++at) {
    const char byte = source_.text[at];
    if (byte == '.' && before == '.') return false;
    if (text::is_digit(byte) && text::is_letter(before)) return false;
    if (source_.text.substr(at, dots_in_one.size()) == dots_in_one) return false;
    before = byte;
  }
  return true;
}

bool LineScanner::is_divider(std::size_t begin) const {
  std::size_t end = source_.text.find_first_not_of('-', begin);
  if (end == std::string_view::npos) end = source_.text.size();
  if (end - begin < 2) return false;
  return ends_line(after_blanks(end));
}

LineKind LineScanner::peek_kind() const {
  const std::size_t begin = content_begin();
  if (begin == source_.text.size() || source_.text[begin] == '\n') return LineKind::blank;
  if (source_.text[begin] == '#') return LineKind::comment;
  if (is_divider(begin)) return LineKind::divider;
  if (is_header(begin)) return LineKind::header;
  return is_remark(begin) ? LineKind::remark : LineKind::row;
}

ScannedLine LineScanner::take_rest_of_record(ScannedLine line) {
  std::size_t last = source_.text.size();
  while (!is_at_end()) {
    std::size_t begin = offset_;
    if (!row_begin_bytes.has(source_.text[begin])) {
      begin = content_begin();
      if (begin == source_.text.size() || source_.text[begin] == '\n' || is_header(begin)) break;
    }
    last = offset_;
    offset_ = std::min(text::find_byte(source_.text, '\n', begin), source_.text.size() - 1) + 1;
  }
  if (last == source_.text.size()) return line;
  offset_ = last;
  return take(LineKind::row);
}

ScannedLine LineScanner::take(LineKind kind) {
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

// The header or the first row, which is the first line after the lead; a blank line if there is neither.
ScannedLine first_line_of_record(const text::Source& source, text::Span record) {
  LineScanner lines(source, record.begin);
  ScannedLine line;
  while (!lines.is_at_end()) {
    line = lines.take();
    if (line.kind == LineKind::header || line.kind == LineKind::row) return line;
  }
  return {};
}

// Units without their last line end.
Unit unit_of(UnitKind kind, const ScannedLine& last, std::uint32_t begin) {
  return {kind, {begin, last.end}, {begin, last.next}};
}

bool begins_record(LineKind kind) { return kind == LineKind::header || kind == LineKind::row; }

Unit blank_unit(LineScanner& lines, std::uint32_t begin) {
  ScannedLine last = lines.take();
  while (!lines.is_at_end() && lines.peek_kind() == LineKind::blank) last = lines.take();
  return unit_of(UnitKind::blank, last, begin);
}

}  // namespace

Unit next_unit(const text::Source& source, std::uint32_t offset) {
  LineScanner lines(source, offset);
  // An empty file.
  if (lines.is_at_end()) return {UnitKind::blank, {offset, offset}, {offset, offset}};
  const LineKind first = lines.peek_kind();
  if (first == LineKind::blank) return blank_unit(lines, offset);
  ScannedLine line = lines.take(first);
  while (!begins_record(line.kind) && !lines.is_at_end()) line = lines.take();
  if (!begins_record(line.kind)) return unit_of(UnitKind::other, line, offset);
  return unit_of(UnitKind::record, lines.take_rest_of_record(line), offset);
}

bool note_unit(const text::Source& source, const Unit& unit, std::uint32_t& facts) {
  if (unit.kind == UnitKind::record && (facts & fact::has_record) == 0) {
    facts |= fact::has_record;
    if (first_line_of_record(source, unit.content).kind == LineKind::header) facts |= fact::first_has_header;
  }
  if ((facts & fact::has_crlf) != 0 || !notation::has_crlf(source.slice(unit.whole))) return false;
  facts |= fact::has_crlf;
  return true;
}

void append_lead_comments(const text::Source& source, const Unit& unit, std::vector<Unit>& comments) {
  const bool can_go = unit.kind == UnitKind::record || !holds_only_suppressions(source, unit.content);
  LineScanner lines(source, unit.content.begin);
  while (!lines.is_at_end()) {
    const ScannedLine line = lines.take();
    if (begins_record(line.kind)) return;
    if (line.kind != LineKind::comment) continue;
    comments.push_back({UnitKind::comment, {line.begin, line.end}, {line.begin, can_go ? line.next : line.begin}});
  }
}

bool holds_only_suppressions(const text::Source& source, text::Span unit) {
  LineScanner lines(source, unit.begin);
  while (!lines.is_at_end()) {
    const ScannedLine line = lines.take();
    if (line.kind == LineKind::blank) continue;
    if (line.kind != LineKind::comment) return false;
    const std::string_view comment = source.slice({line.begin, line.end});
    if (!diagnostics::is_suppression(comment.substr(comment.find('#') + 1))) return false;
  }
  return true;
}

}  // namespace plyglot::hexix
