#include "homeworlds/notations/homeworlds/ap_record/ap_record_printer.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record_header.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/ascii.hpp"
#include "text/json_layout.hpp"
#include "text/json_writer.hpp"

#include <algorithm>
#include <unordered_set>

namespace plyglot::homeworlds {
namespace {

using text::is_same_word;
using Results = std::optional<std::array<int, most_players>>;

// The first header of that kind counts (homeworlds L5); null if there is none.
const RecordHeader* find_header(const Record& record, std::string_view key) {
  const auto found = std::find_if(record.headers.begin(), record.headers.end(),
                                  [&](const RecordHeader& header) { return is_same_word(header.key, key); });
  return found == record.headers.end() ? nullptr : &*found;
}

Results results_of(const Record& record, const RecordHeader* decisive) {
  std::array<int, most_players> results{};
  if (decisive != nullptr && is_same_word(decisive->key, name_of(HeaderKey::result))) {
    results.fill(1);
    return results;
  }
  if (decisive != nullptr) {
    for (std::size_t i = 0; i < record.players.size(); ++i) {
      results[i] = is_same_word(record.players[i], decisive->value) ? 1 : 0;
    }
    return results;
  }
  if (record.outcome == RecordOutcome::draw) {
    results.fill(1);
  } else if (record.outcome == RecordOutcome::won) {
    results[record.winner] = 1;
  } else {
    return std::nullopt;
  }
  return results;
}

// What the record says of its end goes before what was played: a game can be resigned. Null if it says nothing that
// results can say.
const RecordHeader* find_decisive(const Record& record) {
  const RecordHeader* const winner = find_header(record, name_of(HeaderKey::winner));
  const bool is_player =
      winner != nullptr && std::any_of(record.players.begin(), record.players.end(),
                                       [&](std::string_view name) { return is_same_word(name, winner->value); });
  if (is_player) return winner;
  const RecordHeader* const result = find_header(record, name_of(HeaderKey::result));
  return result != nullptr && is_same_word(result->value, ap_draw) ? result : nullptr;
}

class HeaderWriter {
 public:
  HeaderWriter(const Record& record, text::JsonWriter& json)
      : record_(record), json_(json), decisive_(find_decisive(record)) {}

  void write() {
    json_.begin_object();
    write_game();
    write_if_known(ap_event);
    write_if_known(ap_round);
    write_site();
    for (const ApHeaderMember& date : ap_dates) write_date(date);
    write_others();
    write_players();
    json_.end_object();
  }

 private:
  void write_game() {
    json_.key("game").begin_object().key("name").string(ap_game);
    json_.key(ap_variants.member).begin_array();
    const RecordHeader* const variants = find_header(record_, ap_variants.key);
    std::string_view rest = variants != nullptr ? std::string_view(variants->value) : ap_free_passing;
    while (!rest.empty()) {
      const std::size_t size = std::min(rest.find(','), rest.size());
      json_.string(text::trimmed(rest.substr(0, size), " \t"));
      rest.remove_prefix(std::min(size + 1, rest.size()));
    }
    json_.end_array().end_object();
  }

  void write_if_known(const ApHeaderMember& fact) {
    const RecordHeader* const header = find_header(record_, fact.key);
    if (header != nullptr) json_.key(fact.member).string(header->value);
  }

  void write_site() {
    const RecordHeader* const site = find_header(record_, ap_site.key);
    json_.key("site").begin_object();
    json_.key(ap_site.member).string(site != nullptr ? std::string_view(site->value) : ap_site_name);
    write_if_known(ap_game_id);
    json_.end_object();
  }

  void write_date(const ApHeaderMember& date) {
    const RecordHeader* const header = find_header(record_, date.key);
    std::string value(header != nullptr ? std::string_view(header->value) : ap_no_date);
    if (is_day(value)) value += ap_midnight;
    json_.key(date.member).string(value);
  }

  // `2024-05-31`.
  static bool is_day(std::string_view value) {
    constexpr std::string_view form = "0000-00-00";
    return std::equal(value.begin(), value.end(), form.begin(), form.end(),
                      [](char byte, char due) { return due == '0' ? text::is_digit(byte) : byte == due; });
  }

  // Each under its own name; the first of those with the same key.
  void write_others() {
    std::unordered_set<std::string> written;
    for (const RecordHeader& header : record_.headers) {
      if (!written.insert(text::lower_case(header.key)).second || &header == decisive_) continue;
      if (is_ap_header_key(header.key)) json_.key(header.key).string(header.value);
    }
  }

  void write_players() {
    const Results results = results_of(record_, decisive_);
    json_.key("players").begin_array();
    for (Player seat = 0; seat < record_.player_count; ++seat) {
      json_.begin_object().key("name").string(player_name(record_, seat));
      json_.key("userid").string('p' + std::to_string(seat + 1));
      json_.key("is_ai").boolean(true);
      if (results) json_.key("result").number((*results)[seat]);
      json_.end_object();
    }
    json_.end_array();
  }

  const Record& record_;
  text::JsonWriter& json_;
  const RecordHeader* decisive_;
};

// The value of the member `header`.
void write_ap_header(const Record& record, text::JsonWriter& json) { HeaderWriter(record, json).write(); }

std::string turn_text(const Record& record, const RecordTurn& turn) {
  if (!turn.copy().empty()) return turn.copy();
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

// Where the document has the turns: what is between their quotes.
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
  std::vector<NotedFinding> findings;
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
      if (!record.turns[i].copy().empty()) continue;
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
