#include "hexix/notations/hexix/read/units.hpp"

#include "hexix/notations/hexix/read/line_scanner.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hexix {

using notation::Unit;
using notation::UnitKind;

namespace {

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
  if (lines.peek_kind() == LineKind::blank) return blank_unit(lines, offset);
  ScannedLine line = lines.take();
  while (!begins_record(line.kind) && !lines.is_at_end()) line = lines.take();
  if (!begins_record(line.kind)) return unit_of(UnitKind::other, line, offset);
  while (!lines.is_at_end() && !lines.is_at_end_of_record()) line = lines.take_of_record();
  return unit_of(UnitKind::record, line, offset);
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

void append_lead_comments(const text::Source& source, const Unit& record, std::vector<Unit>& comments) {
  LineScanner lines(source, record.content.begin);
  while (!lines.is_at_end()) {
    const ScannedLine line = lines.take();
    if (begins_record(line.kind)) return;
    if (line.kind != LineKind::comment) continue;
    comments.push_back({UnitKind::comment, {line.begin, line.end}, {line.begin, line.next}});
  }
}

}  // namespace plyglot::hexix
