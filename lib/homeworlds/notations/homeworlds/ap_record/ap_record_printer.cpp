#include "homeworlds/notations/homeworlds/ap_record/ap_record_printer.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record_header_writer.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/json_layout.hpp"
#include "text/json_writer.hpp"

namespace plyglot::homeworlds {
namespace {

std::string turn_text(const Record& record, const RecordTurn& turn) {
  if (!turn.verbatim.empty()) return turn.verbatim;
  std::string text;
  print_turn(record, turn, Dialect::ap, text);
  return text;
}

// An entry for each seat: null for those that did not move. The last round ends with the last turn; but where it is the
// only one, nothing else may say how many seats there are.
void write_rounds(const Record& record, text::JsonWriter& json) {
  json.begin_array();
  Player seat = 0;
  bool is_alone = true;
  const auto skip_to = [&](Player player) {
    while (seat < player) {
      json.null();
      ++seat;
    }
  };
  if (!record.turns.empty()) json.begin_array();
  for (const RecordTurn& turn : record.turns) {
    if (turn.player < seat) {
      skip_to(record.player_count);
      json.end_array().begin_array();
      seat = 0;
      is_alone = false;
    }
    skip_to(turn.player);
    json.string(turn_text(record, turn));
    ++seat;
  }
  if (is_alone && record.player_count > 2) skip_to(record.player_count);
  if (!record.turns.empty()) json.end_array();
  json.end_array();
}

std::string rounds_text(const Record& record) {
  std::string text;
  text::JsonWriter json(text);
  write_rounds(record, json);
  return text;
}

// Where the document has the turns: what stands between their quotes.
std::vector<text::Span> turn_places(const ApRecord& document) {
  std::vector<text::Span> places;
  const std::string_view lines = document.turns.view();
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin);
    places.push_back(document.turns.to_file(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)));
    begin = end + 1;
  }
  return places;
}

// The document with the turns of the record.
std::string document_text(const Record& record) {
  const text::Source source{"", record.document};
  ApRecord document;
  std::vector<Finding> findings;
  read_ap_record(source, document, findings);
  const std::vector<text::Span> places = turn_places(document);
  std::string text;
  std::size_t copied = 0;
  const auto put = [&](text::Span place, std::string_view json) {
    text += source.text.substr(copied, place.begin - copied);
    text += json;
    copied = place.end;
  };
  if (places.size() == record.turns.size()) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (!record.turns[i].verbatim.empty()) continue;
      std::string string;
      text::append_json_string(string, turn_text(record, record.turns[i]));
      put({places[i].begin - 1, places[i].end + 1}, string);
    }
  } else {
    put(document.moves, rounds_text(record));
  }
  text += source.text.substr(copied);
  return text;
}

std::string new_text(const Record& record) {
  std::string text;
  text::JsonWriter json(text);
  json.begin_object().key("header");
  write_ap_header(record, json);
  json.key("moves");
  write_rounds(record, json);
  json.end_object();
  return text;
}

}  // namespace

std::string print_ap_record(const Record& record) {
  const bool has_document = !record.document.empty();
  std::string out;
  text::lay_out_json(has_document ? document_text(record) : new_text(record), out);
  return out;
}

}  // namespace plyglot::homeworlds
