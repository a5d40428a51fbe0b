#include "hive/views/record_views.hpp"

#include "hive/record/projection.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/diagram.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hive {
namespace {

void append_plies(const Record& record, text::JsonWriter& json) {
  const std::vector<std::string> texts = move_texts(record, uhp::spelling, References::canonical);
  json.key("plies").begin_array();
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const Ply& ply = record.plies[i];
    json.begin_object().key("ply").number(static_cast<std::int64_t>(i) + 1).key("move").string(texts[i]);
    if (!ply.is_pass()) {
      json.key("piece").string(name_of(ply.piece)).key("q").number(ply.to.q).key("r").number(ply.to.r);
    }
    json.end_object();
  }
  json.end_array();
}

void append_headers(const Record& record, text::JsonWriter& json) {
  json.key("headers").begin_object();
  for (const Tag& tag : record.tags) json.key(tag.key).string(tag.value);
  json.end_object();
  json.key("result");
  if (record.result) {
    json.string(name_of(*record.result));
  } else {
    json.null();
  }
}

// The result that the text gives counts if the board shows no end; after an error it is about another board.
std::optional<board::Outcome> outcome_of(const Record& record) {
  const Outcome said = record.is_sound ? record.result.value_or(record.outcome) : record.outcome;
  switch (is_over(record.outcome) ? record.outcome : said) {
    case Outcome::white_wins:
      return board::Outcome{static_cast<std::uint8_t>(Colour::white)};
    case Outcome::black_wins:
      return board::Outcome{static_cast<std::uint8_t>(Colour::black)};
    case Outcome::draw:
      return board::Outcome{};
    case Outcome::not_started:
    case Outcome::in_progress:
      break;
  }
  return std::nullopt;
}

}  // namespace

board::BoardGraph board_of(const Record& record) {
  board::BoardGraph graph = board_of(numbered_position_of(record));
  graph.outcome = outcome_of(record);
  return graph;
}

void append_diagram(const Record& record, std::string& out) { out += position_diagram(position_of(record)); }

void append_record(const Record& record, std::string& out) {
  text::append(out, "record {}..{}\n  game type: {}\n", record.span.begin, record.span.end, name_of(record.type));
  const std::vector<std::string> texts = move_texts(record, uhp::spelling, References::canonical);
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const Ply& ply = record.plies[i];
    text::append(out, "  ply {}: {}", i + 1, texts[i]);
    if (!ply.is_pass()) text::append(out, " to {},{}", ply.to.q, ply.to.r);
    text::append(out, " from {}..{}\n", ply.span.begin, ply.span.end);
  }
  text::append(out, "  on the board: {}\n", name_of(record.outcome));
  if (record.result) text::append(out, "  result: {}\n", name_of(*record.result));
  for (const Tag& tag : record.tags)
    text::append(out, "  header {}: {}\n", text::visible(tag.key), text::visible(tag.value));
  for (const RecordComment& comment : record.comments) {
    text::append(out, "  comment after ply {} from {}..{}\n", comment.after_ply, comment.span.begin, comment.span.end);
  }
}

std::string record_json(const Record& record) {
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("gameType").string(name_of(record.type)).key("state").string(name_of(record.outcome));
  append_headers(record, json);
  append_plies(record, json);
  std::string position;
  hop::print(position_of(record), hop::Dialect::spec, position);
  json.key("position").string(position).end_object();
  return out;
}

}  // namespace plyglot::hive
