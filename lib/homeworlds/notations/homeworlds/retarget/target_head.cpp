#include "homeworlds/notations/homeworlds/retarget/target_head.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// What a comment is taken for a header with: it says something about the game (homeworlds L5).
constexpr std::array<std::string_view, 11> telling_keys = {players_key, winner_key, "Event",           "Title",
                                                           "Site",      "Date",     "Round",           "Result",
                                                           "Variants",  "Started",  archive_number_key};

// Its place among them; their number if it is none.
std::size_t place_of(std::string_view key) {
  const auto* const found = std::find_if(telling_keys.begin(), telling_keys.end(),
                                         [&](std::string_view each) { return text::is_same_word(each, key); });
  return static_cast<std::size_t>(found - telling_keys.begin());
}

// The first line of a transcript, wherever it has come since.
std::optional<RecordHeader> read_archive_number(std::string_view text) {
  const std::size_t key = text.find(archive_number_key);
  if (key == std::string_view::npos || !is_transcript_header(text)) return std::nullopt;
  std::string_view number = text.substr(key + archive_number_key.size());
  number.remove_suffix(1);
  return RecordHeader{std::string(archive_number_key), std::string(text::trimmed(number, " ")), {}};
}

std::optional<RecordHeader> read_line(std::string_view comment, Dialect dialect) {
  const std::string_view text = text::trimmed(comment, blanks);
  if (std::optional<RecordHeader> number = read_archive_number(text)) return number;
  // The others have headers, or no comments.
  if (dialect != Dialect::sdg && dialect != Dialect::jpb) return std::nullopt;
  const std::size_t size = text.find(": ");
  if (size == std::string_view::npos) return std::nullopt;
  const std::string_view key = text.substr(0, size);
  const std::string_view value = text::trimmed(text.substr(size + 2), blanks);
  if (place_of(key) == telling_keys.size() || value.empty()) return std::nullopt;
  return RecordHeader{std::string(key), std::string(value), {}};
}

class HeadReader {
 public:
  explicit HeadReader(const Record& record) : record_(record) {
    head_.players = record.players;
    head_.is_fact.resize(record.comments.size());
  }

  Head read() {
    for (const RecordHeader& header : record_.headers) read_header(header);
    read_comments();
    if (head_.players.empty()) read_players();
    if (head_.players.size() != record_.player_count) head_.players.clear();
    const bool needs_names = head_.players.empty() && record_.player_count > 2 && !record_.initial;
    if (needs_names) call_players_by_seats();
    if (!head_.players.empty() && (needs_names || !is_told_who_plays())) {
      const text::Span span = record_.turns.empty() ? record_.span : record_.turns.front().span;
      head_.facts.insert(head_.facts.begin(), {std::string(players_key), joined(head_.players), span});
    }
    return std::move(head_);
  }

 private:
  void add(Fact fact) {
    fact.value = text::trimmed(fact.value, blanks);
    const std::size_t place = place_of(fact.key);
    if (place < telling_keys.size() && !first_[place]) first_[place] = head_.facts.size();
    head_.facts.push_back(std::move(fact));
  }

  // homeworlds 3.3: the participants of a transcript are listed with their seats, in any order.
  void read_header(const RecordHeader& header) {
    if (header.is_last_line && record_.dialect == Dialect::hwl) return read_ending(header);
    // Of most logs, also where somebody has won (homeworlds H5).
    const bool says_nothing = record_.dialect == Dialect::hwl && header.key == winner_key && header.value == "none";
    if (says_nothing) return;
    // A second list has no effect (homeworlds L5), and keeps its own words.
    const bool is_list = header.key == participants_key && record_.dialect == Dialect::sdg;
    if (is_list && !has_participants_ && !head_.players.empty()) {
      has_participants_ = true;
      add({std::string(players_key), joined(head_.players), header.span});
    } else {
      add({header.key, header.value, header.span});
    }
  }

  // homeworlds H5.
  void read_ending(const RecordHeader& header) {
    constexpr std::string_view elimination = "e,";
    const std::string_view value = header.value;
    if (value.substr(0, elimination.size()) != elimination) {
      add({"Comment", "the last turn is not finished", header.span});
    } else {
      add({"Result", std::string(value.substr(elimination.size())) + " resigned or ran out of time", header.span});
    }
  }

  // Those above the first turn.
  void read_comments() {
    for (const RecordPart& part : record_.parts) {
      if (part.kind == RecordPart::Kind::turn) return;
      if (part.kind != RecordPart::Kind::comment) continue;
      const RecordComment& comment = record_.comments[part.index];
      const std::optional<RecordHeader> line = read_line(comment.text, record_.dialect);
      if (!line || first_[place_of(line->key)]) continue;
      head_.is_fact[part.index] = true;
      add({line->key, line->value, comment.span});
    }
  }

  // homeworlds L5: where there is no position, only their names say that they are more than two.
  void call_players_by_seats() {
    for (Player player = 0; player < record_.player_count; ++player) {
      head_.players.emplace_back(seat_name(player, record_.player_count));
    }
  }

  // Handles count more than a line that says something else.
  bool is_told_who_plays() const {
    const std::optional<std::size_t> fact = first_[place_of(players_key)];
    if (!fact) return false;
    return record_.is_json || has_participants_ || names_in(head_.facts[*fact].value) == head_.players;
  }

  static std::vector<std::string> names_in(std::string_view list) {
    std::vector<std::string> names;
    for (std::string_view rest = list; !rest.empty();) {
      const std::size_t size = std::min(rest.find(','), rest.size());
      names.emplace_back(text::trimmed(rest.substr(0, size), blanks));
      rest.remove_prefix(std::min(size + 1, rest.size()));
    }
    return names;
  }

  // Of a header that is only a comment in its dialect.
  void read_players() {
    const std::optional<std::size_t> fact = first_[place_of(players_key)];
    if (!fact || record_.dialect == Dialect::seed) return;
    head_.players = names_in(head_.facts[*fact].value);
    const auto is_no_name = [&](const std::string& name) {
      return name.empty() || std::count_if(head_.players.begin(), head_.players.end(), [&](const std::string& other) {
                               return text::is_same_word(name, other);
                             }) > 1;
    };
    const std::size_t count = head_.players.size();
    if (count > most_players || std::any_of(head_.players.begin(), head_.players.end(), is_no_name)) {
      head_.players.clear();
    }
  }

  const Record& record_;
  Head head_;
  bool has_participants_ = false;
  // By the place of the key, the first fact with it.
  std::array<std::optional<std::size_t>, telling_keys.size()> first_{};
};

}  // namespace

std::string joined(const std::vector<std::string>& names) {
  std::string result;
  for (const std::string& name : names) {
    if (!result.empty()) result += ", ";
    result += name;
  }
  return result;
}

Head head_of(const Record& record) { return HeadReader(record).read(); }

}  // namespace plyglot::homeworlds
