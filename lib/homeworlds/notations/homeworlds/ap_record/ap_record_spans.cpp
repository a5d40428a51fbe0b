#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "text/json_writer.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

class Mapper {
 public:
  explicit Mapper(const ApRecord& record) : turns_(record.turns) {}

  void operator()(text::Span& span) const { span = turns_.to_file(span.begin, span.end); }
  void operator()(Word& word) const { (*this)(word.span); }
  void operator()(SystemName& name) const { (*this)(name.span); }

 private:
  const text::MappedText& turns_;
};

// As it stands between the quotes of a JSON string.
std::string escaped(std::string_view text) {
  std::string literal;
  text::append_json_string(literal, text);
  return literal.substr(1, literal.size() - 2);
}

void map_action(const Mapper& map, ActionNode& action) {
  map(action.span);
  map(action.verb_span);
  for (Word& star : action.stars) map(star);
  map(action.ship);
  map(action.system);
  map(action.other_system);
  map(action.star);
  map(action.colour);
  map(action.owner);
}

void map_action(const Mapper& map, RecordAction& action) {
  map(action.system);
  map(action.other_system);
  map(action.span);
  map(action.ship_span);
}

// The headers stand above the turns, with a blank line between, wherever the document has them.
void add_headers(const ApRecord& record, Record& into) {
  std::vector<RecordPart> parts;
  for (const RecordHeader& header : record.headers) {
    parts.push_back({RecordPart::Kind::header, static_cast<std::uint32_t>(into.headers.size())});
    into.headers.push_back(header);
  }
  if (!parts.empty() && !into.parts.empty()) parts.push_back({});
  into.parts.insert(into.parts.begin(), parts.begin(), parts.end());
}

}  // namespace

void map_to_file(const ApRecord& record, Ast& ast) {
  const Mapper map(record);
  for (TurnNode& turn : ast.turns) {
    map(turn.span);
    map(turn.number_span);
    map(turn.handle);
    map(turn.confirmation);
  }
  for (ActionNode& action : ast.actions) map_action(map, action);
  ast.span = record.span;
  ast.players = record.players;
}

void map_to_file(const ApRecord& record, Finding& finding) {
  const Mapper map(record);
  map(finding.span);
  if (!finding.related.empty()) map(finding.related);
  if (finding.id == DiagnosticId::homeworlds_empty_turn) finding.span = {finding.span.begin - 1, finding.span.end + 1};
  if (finding.fix) finding.fix = escaped(*finding.fix);
}

void map_to_file(const text::Source& file, const ApRecord& record, Record& into) {
  const Mapper map(record);
  for (RecordSystem& system : into.systems) map(system.name_span);
  for (RecordTurn& turn : into.turns) {
    map(turn.span);
    map(turn.number_span);
    map(turn.handle_span);
    map(turn.confirmation);
  }
  into.player_spans = record.players;
  for (RecordAction& action : into.actions) map_action(map, action);
  into.span = record.span;
  into.is_json = true;
  into.is_readable = record.is_readable;
  into.document = file.text.substr(text::begins_with_byte_order_mark(file.text) ? text::byte_order_mark.size() : 0);
  add_headers(record, into);
}

}  // namespace plyglot::homeworlds
