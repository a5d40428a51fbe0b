#include "homeworlds/notations/homeworlds/ap_record/ap_record_turns.hpp"

#include "text/json_strings.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

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

}  // namespace

void read_ap_moves(ApReading& reading, const std::vector<JsonMember>& document) {
  const std::optional<JsonValue> moves = find_member(document, "moves");
  if (!moves || reading.json.kind(*moves) != JsonKind::array) {
    if (moves) return reading.reject(*moves, "a list of rounds");
    return reading.reject(reading.json.root(), "an object with `moves`");
  }
  reading.into.moves = reading.json.span(*moves);
  MovesReader(reading).read(*moves);
}

void map_no_turns(const text::Source& file, text::MappedText& turns) { TurnWriter(file, turns).finish(); }

}  // namespace plyglot::homeworlds
