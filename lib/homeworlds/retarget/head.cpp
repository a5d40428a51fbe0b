#include "homeworlds/retarget/head.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

constexpr std::string_view participants = "Participants";
// What a comment is taken for a header with: `seed` knows these (homeworlds L5), and they say something about the game.
constexpr std::array<std::string_view, 9> telling_keys = {players_key, winner_key, "Event",  "Title",     "Site",
                                                          "Date",      "Round",    "Result", participants};

struct Line {
  std::string_view key;
  std::string_view value;
};

std::optional<Line> read_line(std::string_view comment) {
  const std::string_view text = text::trimmed(comment, " \t");
  const std::size_t size = text.find(": ");
  if (size == std::string_view::npos) return std::nullopt;
  const Line line = {text.substr(0, size), text::trimmed(text.substr(size + 2), " \t")};
  const bool tells = std::find(telling_keys.begin(), telling_keys.end(), line.key) != telling_keys.end();
  return tells && !line.value.empty() ? std::optional(line) : std::nullopt;
}

class HeadReader {
 public:
  explicit HeadReader(const Record& record) : record_(record) {
    head_.players = record.players;
    head_.is_fact.resize(record.comments.size());
  }

  Head read() {
    for (const RecordHeader& header : record_.headers) head_.facts.push_back({header.key, header.value, header.span});
    const bool has_lines = record_.dialect == Dialect::sdg || record_.dialect == Dialect::jpb;
    if (has_lines) read_comments();
    if (head_.players.empty()) read_players();
    if (head_.players.size() != record_.player_count) head_.players.clear();
    if (!head_.players.empty() && find(players_key) == nullptr) {
      const text::Span span = record_.turns.empty() ? record_.span : record_.turns.front().span;
      head_.facts.insert(head_.facts.begin(), {std::string(players_key), joined(head_.players), span});
    }
    return std::move(head_);
  }

 private:
  const Fact* find(std::string_view key) const {
    const auto found = std::find_if(head_.facts.begin(), head_.facts.end(),
                                    [&](const Fact& fact) { return text::is_same_word(fact.key, key); });
    return found == head_.facts.end() ? nullptr : &*found;
  }

  // Those above the first turn.
  void read_comments() {
    for (const RecordPart& part : record_.parts) {
      if (part.kind == RecordPart::Kind::turn) return;
      if (part.kind != RecordPart::Kind::comment) continue;
      const RecordComment& comment = record_.comments[part.index];
      const std::optional<Line> line = read_line(comment.text);
      if (line) head_.is_fact[part.index] = read_fact(*line, comment.span);
    }
  }

  bool read_fact(Line line, text::Span span) {
    const bool has_seats = line.key == participants;
    // They are read already, and one line cannot be both.
    if (has_seats && (record_.dialect != Dialect::sdg || head_.players.empty())) return false;
    const std::string_view key = has_seats ? players_key : line.key;
    if (find(key) != nullptr) return false;
    head_.facts.push_back({std::string(key), has_seats ? joined(head_.players) : std::string(line.value), span});
    return true;
  }

  // Of a header that is only a comment in its dialect.
  void read_players() {
    const Fact* const fact = find(players_key);
    if (fact == nullptr || record_.dialect == Dialect::seed) return;
    for (std::string_view rest = fact->value; !rest.empty();) {
      const std::size_t size = std::min(rest.find(','), rest.size());
      head_.players.emplace_back(text::trimmed(rest.substr(0, size), " \t"));
      rest.remove_prefix(std::min(size + 1, rest.size()));
    }
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
