#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record_header.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record_turns.hpp"
#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

Finding finding_of(DiagnosticId id, text::Span span) {
  Finding finding;
  finding.id = id;
  finding.severity = severity_of(id, Dialect::ap);
  finding.span = span;
  return finding;
}

// homeworlds L1.
void check_byte_order_mark(const text::Source& file, std::vector<Finding>& findings) {
  if (file.base != 0 || !text::begins_with_byte_order_mark(file.text)) return;
  Finding finding = finding_of(DiagnosticId::homeworlds_byte_order_mark,
                               {0, static_cast<std::uint32_t>(text::byte_order_mark.size())});
  finding.fix = "";
  findings.push_back(std::move(finding));
}

void read_document(ApReading& reading) {
  if (const std::optional<text::Span> unreadable = reading.json.unreadable()) return reading.reject(*unreadable, {});
  const std::vector<JsonMember> members = reading.json.members(reading.json.root());
  read_ap_header(reading, members);
  read_ap_moves(reading, members);
}

}  // namespace

void ApReading::reject(text::Span value, std::string_view due) {
  into.is_readable = false;
  findings.push_back(finding_of(DiagnosticId::homeworlds_bad_record, value));
  findings.back().value_due = due;
}

std::optional<JsonValue> ApReading::find(const std::vector<JsonMember>& members, std::string_view key, JsonKind kind) {
  const std::optional<JsonValue> value = find_member(members, key);
  if (!value || json.kind(*value) == kind) return value;
  reject(*value, kind == JsonKind::object ? "an object" : kind == JsonKind::array ? "a list" : "a string");
  return std::nullopt;
}

bool is_ap_record(std::string_view file) {
  if (text::begins_with_byte_order_mark(file)) file.remove_prefix(text::byte_order_mark.size());
  const std::size_t first = file.find_first_not_of(" \t\v\f\r\n");
  return first != std::string_view::npos && file[first] == '{';
}

void read_ap_record(const text::Source& file, ApRecord& into, std::vector<Finding>& findings) {
  into = ApRecord();
  into.is_readable = true;
  into.span = file.span();
  check_byte_order_mark(file, findings);
  const JsonDocument json(file);
  ApReading reading{file, json, into, findings};
  read_document(reading);
  if (!into.is_readable) map_no_turns(file, into.turns);
}

text::Source ApRecord::turn_source(const text::Source& file) const {
  return {file.name, turns.view(), 0, 1, text::LineEnds::lf_crlf_or_cr};
}

void read_ap_turns(const text::Source& file, const ApRecord& record, Ast& ast, std::vector<Finding>& findings) {
  ReadOptions options;
  options.dialect = Dialect::ap;
  options.has_turns_only = true;
  read_record(record.turn_source(file), options, ast, findings);
  ast.player_names = record.player_names;
  ast.player_count = record.player_count;
}

}  // namespace plyglot::homeworlds
