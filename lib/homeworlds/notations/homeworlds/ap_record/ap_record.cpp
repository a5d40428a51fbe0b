#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record_header.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record_reading.hpp"
#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "text/json_strings.hpp"
#include "text/json_writer.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// The moves of a game record of Abstract Play: rounds with an entry for each seat (homeworlds 3.3).

// Puts the turns below each other.
class TurnWriter {
 public:
  TurnWriter(const text::Source& file, text::MappedText& into) : file_(file), into_(into) {
    into_.reset(file.text, file.base);
  }

  void add(text::Span characters) {
    const std::uint32_t begin = characters.begin - file_.base;
    into_.replace(taken_, begin, has_turns_ ? "\n" : "");
    escapes_.clear();
    const std::string decoded = text::decode_json_string(file_.slice(characters), escapes_);
    for (const text::JsonEscape& escape : escapes_) {
      const std::string_view meaning = std::string_view(decoded).substr(escape.decoded.begin, escape.decoded.size());
      into_.replace(begin + escape.written.begin, begin + escape.written.end, meaning == "\n" ? "\r" : meaning);
    }
    taken_ = characters.end - file_.base;
    has_turns_ = true;
  }

  void finish() {
    into_.replace(taken_, static_cast<std::uint32_t>(file_.text.size()), has_turns_ ? "\n" : "");
    into_.finish();
  }

 private:
  const text::Source& file_;
  text::MappedText& into_;
  std::vector<text::JsonEscape> escapes_;
  // Everything before is in the text, or left out.
  std::uint32_t taken_ = 0;
  bool has_turns_ = false;
};

class MovesReader {
 public:
  explicit MovesReader(ApReading& reading) : reading_(reading), lines_(reading.file, reading.into.turns) {}

  void read(JsonValue moves) {
    for (const JsonValue round : reading_.json.elements(moves)) {
      if (reading_.json.kind(round) == JsonKind::array) {
        read_round(reading_.json.elements(round));
      } else {
        reading_.reject(round, "a list with an entry for each seat");
      }
    }
    lines_.finish();
    const std::size_t seats = reading_.seats != 0 ? reading_.seats : std::max<std::size_t>(longest_round_, 2);
    reading_.into.player_count = static_cast<Player>(seats);
  }

 private:
  void read_round(const std::vector<JsonValue>& entries) {
    const std::size_t most = reading_.seats != 0 ? reading_.seats : most_players;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (i < most) {
        read_entry(entries[i]);
      } else {
        reading_.reject(entries[i], "no entry, since there are no more seats,");
      }
    }
    longest_round_ = std::max(longest_round_, std::min(entries.size(), most));
  }

  void read_entry(JsonValue entry) {
    if (reading_.json.is_null(entry)) return;
    if (reading_.json.kind(entry) == JsonKind::string) return lines_.add(reading_.json.characters(entry));
    const std::optional<JsonValue> move = find_member(reading_.json.members(entry), "move");
    if (move && reading_.json.kind(*move) == JsonKind::string) return lines_.add(reading_.json.characters(*move));
    reading_.reject(move.value_or(entry), "a turn as a string");
  }

  ApReading& reading_;
  TurnWriter lines_;
  std::size_t longest_round_ = 0;
};

// Reads the member `moves` of the document, which must be there. The number of seats is known by then, if the header
// names players.
void read_ap_moves(ApReading& reading, const std::vector<JsonMember>& document) {
  const std::optional<JsonValue> moves = find_member(document, "moves");
  if (!moves || reading.json.kind(*moves) != JsonKind::array) {
    if (moves) return reading.reject(*moves, "a list of rounds");
    return reading.reject(reading.json.root(), "an object with `moves`");
  }
  reading.into.moves = reading.json.span(*moves);
  MovesReader(reading).read(*moves);
}

// The same as for a document without turns.
void map_no_turns(const text::Source& file, text::MappedText& turns) { TurnWriter(file, turns).finish(); }

NotedFinding finding_of(DiagnosticId id, text::Span span) {
  NotedFinding finding;
  finding.id = id;
  finding.severity = severity_of(id, Dialect::ap);
  finding.span = span;
  return finding;
}

// homeworlds L1.
void check_byte_order_mark(const text::Source& file, std::vector<NotedFinding>& findings) {
  if (file.base != 0 || !text::begins_with_byte_order_mark(file.text)) return;
  NotedFinding finding = finding_of(DiagnosticId::homeworlds_byte_order_mark,
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

class Mapper {
 public:
  explicit Mapper(const ApRecord& record) : turns_(record.turns) {}

  void operator()(text::Span& span) const { span = turns_.to_file(span.begin, span.end); }
  void operator()(Word& word) const { (*this)(word.span); }
  void operator()(SystemName& name) const { (*this)(name.span); }

 private:
  const text::MappedText& turns_;
};

// As it is written between the quotes of a JSON string.
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

// The headers go above the turns, with a blank line between, wherever the document has them.
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

void read_ap_record(const text::Source& file, ApRecord& into, std::vector<NotedFinding>& findings) {
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

void read_ap_turns(const text::Source& file, const ApRecord& record, Ast& ast, std::vector<NotedFinding>& findings) {
  ReadOptions options;
  options.dialect = Dialect::ap;
  options.has_turns_only = true;
  read_record(record.turn_source(file), options, ast, findings);
  ast.player_names = record.player_names;
  ast.player_count = record.player_count;
}

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

void map_to_file(const ApRecord& record, NotedFinding& finding) {
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
