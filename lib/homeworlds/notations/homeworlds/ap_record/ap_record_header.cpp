#include "homeworlds/notations/homeworlds/ap_record/ap_record_header.hpp"

#include "text/ascii.hpp"
#include "text/decimal.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// A header is one line, without blanks around it.
std::string on_one_line(std::string value) {
  for (char& byte : value) {
    if (static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F') byte = ' ';
  }
  return std::string(text::trimmed(value, " "));
}

// A day without a time of day is written as its first moment.
std::string without_midnight(std::string_view date) {
  const std::size_t day = date.size() - std::min(date.size(), ap_midnight.size());
  return std::string(date.substr(day) == ap_midnight ? date.substr(0, day) : date);
}

class HeaderReader {
 public:
  explicit HeaderReader(ApReading& reading) : reading_(reading), json_(reading.json) {}

  void read(JsonValue header) {
    const std::vector<JsonMember> members = json_.members(header);
    if (const auto game = reading_.find(members, "game", JsonKind::object)) read_game(*game);
    for (const JsonMember& member : members) read_member(member);
    if (const auto players = reading_.find(members, "players", JsonKind::array)) read_players(*players);
  }

 private:
  void add(std::string_view key, std::string value, JsonValue place) {
    value = on_one_line(std::move(value));
    if (!value.empty()) reading_.into.headers.push_back({std::string(key), std::move(value), json_.span(place)});
  }

  // For what the header may also say in so many words.
  void add_if_new(std::string_view key, std::string value, JsonValue place) {
    const auto& known = reading_.into.headers;
    const bool is_known = std::any_of(known.begin(), known.end(),
                                      [&](const RecordHeader& header) { return text::is_same_word(header.key, key); });
    if (!is_known) add(key, std::move(value), place);
  }

  void read_game(JsonValue game) {
    const std::vector<JsonMember> members = json_.members(game);
    const auto name = reading_.find(members, "name", JsonKind::string);
    if (name && json_.text(*name) != ap_game) reading_.reject(*name, "`\"Homeworlds\"`");
    const auto variants = find_member(members, ap_variants.member);
    if (!variants) return;
    std::string list;
    for (const JsonValue variant : json_.elements(*variants)) {
      if (json_.kind(variant) != JsonKind::string) continue;
      if (!list.empty()) list += ", ";
      list += json_.text(variant);
    }
    add(ap_variants.key, std::move(list), *variants);
  }

  void read_member(const JsonMember& member) {
    if (member.key == "site") return read_site(member.value);
    if (json_.kind(member.value) != JsonKind::string) return;
    const std::string value = json_.text(member.value);
    for (const ApHeaderMember& date : ap_dates) {
      if (member.key != date.member) continue;
      if (value != ap_no_date) add(date.key, without_midnight(value), member.value);
      return;
    }
    if (member.key == ap_event.member) return add(ap_event.key, value, member.value);
    if (member.key == ap_round.member) return add(ap_round.key, value, member.value);
    if (is_ap_header_key(member.key)) add(member.key, value, member.value);
  }

  void read_site(JsonValue site) {
    const std::vector<JsonMember> members = json_.members(site);
    for (const ApHeaderMember& fact : {ap_site, ap_game_id}) {
      const auto value = find_member(members, fact.member);
      if (!value) continue;
      if (json_.kind(*value) == JsonKind::string) add(fact.key, json_.text(*value), *value);
      if (json_.kind(*value) == JsonKind::number) add(fact.key, std::string(json_.written(*value)), *value);
    }
  }

  void read_players(JsonValue players) {
    const std::vector<JsonValue> seats = json_.elements(players);
    if (seats.size() < 2 || seats.size() > most_players)
      return reading_.reject(players, "a list of two to four players");
    reading_.seats = seats.size();
    std::vector<std::optional<text::Decimal>> results;
    results.reserve(seats.size());
    for (const JsonValue seat : seats) results.push_back(read_player(seat));
    ApRecord& into = reading_.into;
    if (into.players.size() < seats.size()) {
      into.players.clear();
      into.player_names.clear();
    }
    take_result(results, players);
  }

  std::optional<text::Decimal> read_player(JsonValue player) {
    if (json_.kind(player) != JsonKind::object) {
      reading_.reject(player, "an object with a name");
      return std::nullopt;
    }
    const std::vector<JsonMember> members = json_.members(player);
    if (const auto name = reading_.find(members, "name", JsonKind::string)) {
      reading_.into.players.push_back(json_.characters(*name));
      reading_.into.player_names.push_back(json_.text(*name));
    }
    // Of a game that is not over there is none.
    const auto result = find_member(members, "result");
    if (!result || json_.is_null(*result)) return std::nullopt;
    if (json_.kind(*result) != JsonKind::number) {
      reading_.reject(*result, "a number");
      return std::nullopt;
    }
    return text::Decimal::read(json_.written(*result));
  }

  // The site ranks players: who has more is before who has less.
  void take_result(const std::vector<std::optional<text::Decimal>>& results, JsonValue place) {
    const bool is_known = std::all_of(results.begin(), results.end(), [](const auto& it) { return it.has_value(); });
    if (!is_known) return;
    const auto best = std::max_element(results.begin(), results.end());
    const auto winners = std::count(results.begin(), results.end(), *best);
    if (winners == static_cast<std::ptrdiff_t>(results.size())) {
      add_if_new(name_of(HeaderKey::result), std::string(ap_draw), place);
    } else if (winners == 1 && !reading_.into.player_names.empty()) {
      const auto seat = static_cast<std::size_t>(best - results.begin());
      add_if_new(name_of(HeaderKey::winner), reading_.into.player_names[seat], place);
    }
  }

  ApReading& reading_;
  const JsonDocument& json_;
};

}  // namespace

bool is_ap_header_key(std::string_view key) {
  if (key.find(':') != std::string_view::npos || !is_header(std::string(key) + ':')) return false;
  return std::none_of(ap_own_keys.begin(), ap_own_keys.end(),
                      [&](std::string_view own) { return text::is_same_word(own, key); });
}

void read_ap_header(ApReading& reading, const std::vector<JsonMember>& document) {
  const std::optional<JsonValue> header = reading.find(document, "header", JsonKind::object);
  if (header) HeaderReader(reading).read(*header);
}

}  // namespace plyglot::homeworlds
