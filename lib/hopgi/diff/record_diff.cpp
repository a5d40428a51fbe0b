#include "hopgi/diff/record_diff.hpp"

#include "comparing/numbered_games.hpp"
#include "hopgi/board/fen_text.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/spelling/record_notes.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace plyglot::hopgi {
namespace {

using comparing::Numbering;

// A game as it is compared: its own turns, with what is beside them.
struct Game {
  explicit Game(const Record& record)
      : initial(record.initial), turns(turns_of_game(record)), notes(notes_of(record)) {}

  const std::optional<Position>& initial;
  std::vector<RecordTurn> turns;
  std::vector<Notes> notes;
};

bool is_wholly_applied(const RecordTurn& turn) { return turn.is_applied() && turn.written.empty(); }

// The same for turns that are the same.
std::string key_of(const RecordTurn& turn) {
  std::string key(name_of(turn.side));
  key += is_wholly_applied(turn) ? ' ' : '~';
  return key + words_of(turn);
}

// Games that get to the same position on ways of different lengths meet there.
std::string key_of(const State& state) {
  Position position = state.position();
  position.clock = 0;
  position.turn_number = 1;
  return fen_text(position);
}

struct Numberings {
  Numbering turns;
  Numbering positions;
};

comparing::NumberedGame numbered(const Game& game, Numberings& numberings) {
  comparing::NumberedGame result;
  RecordReplay replay(game.initial);
  const auto number_position = [&](bool is_known) {
    result.positions.push_back(is_known ? numberings.positions.of(key_of(replay.state()))
                                        : comparing::unknown_position);
  };
  const bool has_beginning = game.initial.has_value();
  number_position(has_beginning);
  for (const RecordTurn& turn : game.turns) {
    result.moves.push_back(numberings.turns.of(key_of(turn)));
    result.remarks.push_back(static_cast<std::uint32_t>(turn.suffix));
    replay.play(turn);
    number_position(has_beginning && turn.is_certain && is_wholly_applied(turn));
  }
  return result;
}

Pair<comparing::NumberedGame> numbered(const Game& a, const Game& b) {
  Numberings numberings;
  return {numbered(a, numberings), numbered(b, numberings)};
}

RecordFrame frame_of(const Record& record) {
  RecordFrame frame{record.initial, record.result, record.winner, 0};
  if (!record.winner) return frame;
  const auto end = record.turns.begin() + record.ending_turn;
  frame.ending_turn = static_cast<std::uint32_t>(
      std::count_if(record.turns.begin(), end, [](const RecordTurn& turn) { return turn.depth == 0; }));
  return frame;
}

using Words = std::vector<std::string> Notes::*;

void compare_notes(const Game& a, const Game& b, Pair<std::uint32_t> turn, RecordDiff& diff) {
  struct Part {
    NoteChange::Kind kind;
    Words words;
  };
  constexpr Part parts[] = {{NoteChange::Kind::comment, &Notes::comments},
                            {NoteChange::Kind::annotation, &Notes::annotations},
                            {NoteChange::Kind::variation, &Notes::variations}};
  for (const auto& [kind, words] : parts) {
    const std::vector<std::string>& of_a = a.notes[turn.of_a].*words;
    const std::vector<std::string>& of_b = b.notes[turn.of_b].*words;
    if (of_a != of_b) diff.notes.push_back({kind, turn, {of_a, of_b}});
  }
}

void compare_turns(const Game& a, const Game& b, RecordDiff& diff) {
  static_cast<comparing::Comparison&>(diff) = comparing::compare_games(numbered(a, b), diff.has_same_beginning());
  const comparing::Place size{static_cast<std::uint32_t>(a.turns.size()), static_cast<std::uint32_t>(b.turns.size())};
  compare_notes(a, b, {0, 0}, diff);
  diff.for_each_same(size, [&](comparing::Place turn) { compare_notes(a, b, {turn.of_a + 1, turn.of_b + 1}, diff); });
}

// The first tag of a name counts.
using TagValues = std::map<std::string_view, std::string_view>;

TagValues values_of(const Record& record) {
  TagValues values;
  for (const Tag& tag : record.tags) values.emplace(tag.name, tag.value);
  return values;
}

std::optional<std::string> find_value(const TagValues& values, std::string_view name) {
  const auto found = values.find(name);
  return found == values.end() ? std::nullopt : std::optional<std::string>(found->second);
}

void compare_tags(const Record& a, const Record& b, RecordDiff& diff) {
  const TagValues of_a = values_of(a);
  const TagValues of_b = values_of(b);
  std::set<std::string_view> done = {"FEN"};
  for (const Record* record : {&a, &b}) {
    for (const Tag& tag : record->tags) {
      if (!done.insert(tag.name).second) continue;
      const Pair<std::optional<std::string>> value{find_value(of_a, tag.name), find_value(of_b, tag.name)};
      if (value.differs()) diff.tags.push_back({tag.name, value});
    }
  }
}

bool is_decided(Result result) { return result != Result::none && result != Result::open; }

}  // namespace

bool RecordDiff::has_same_beginning() const {
  const std::optional<Position>& of_a = frame.of_a.initial;
  const std::optional<Position>& of_b = frame.of_b.initial;
  if (!of_a || !of_b) return !of_a && !of_b;
  return hopgi::diff(*of_a, *of_b).is_same();
}

bool RecordDiff::has_contrary_results() const {
  return is_decided(frame.of_a.result) && is_decided(frame.of_b.result) && frame.of_a.result != frame.of_b.result;
}

bool RecordDiff::is_same_game() const { return has_same_beginning() && is_all_common() && !has_contrary_results(); }

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result;
  result.frame = {frame_of(a), frame_of(b)};
  compare_turns(Game(a), Game(b), result);
  compare_tags(a, b, result);
  return result;
}

}  // namespace plyglot::hopgi
