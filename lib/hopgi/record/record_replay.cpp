#include "hopgi/record/record_replay.hpp"

#include "hopgi/rules/judge.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

// The element that is the turn of the game itself with this index among them, or the end.
std::vector<Element>::iterator find_turn(Record& record, std::uint32_t index) {
  return std::find_if(record.elements.begin(), record.elements.end(), [&](const Element& element) {
    if (element.kind != ElementKind::turn || record.turns[element.index].depth != 0) return false;
    return index-- == 0;
  });
}

void cut_elements(Record& record, std::vector<Element>::iterator end) {
  record.turns.resize(end->index);
  record.elements.erase(end, record.elements.end());
  const auto is_comment = [](const Element& element) { return element.kind == ElementKind::comment; };
  record.comments.resize(
      static_cast<std::size_t>(std::count_if(record.elements.begin(), record.elements.end(), is_comment)));
}

// What was said of the end of the game.
void open_end(Record& record) {
  if (record.winner && record.ending_turn >= record.turns.size()) {
    record.winner.reset();
    record.ending_turn = 0;
  }
  record.result = Result::open;
  record.result_span = {};
  record.tail_comments.clear();
  for (Tag& tag : record.tags) {
    if (tag.name == "Result") tag.value = result_text(Result::open);
  }
}

}  // namespace

RecordReplay::RecordReplay(const std::optional<Position>& initial) {
  const State state = initial ? State(*initial) : State();
  lines_.push_back({state, state});
}

void RecordReplay::play(const RecordTurn& turn) {
  Line& line = lines_.back();
  line.before_last_turn = line.now;
  captured_ = {};
  // R18.
  if (!turn.is_applied()) return skip_turn(line.now);
  captured_[0] = play_leg(line.now, turn.turn.first);
  bool resets = resets_clock(turn.turn.first);
  if (turn.turn.second) {
    captured_[1] = play_leg(line.now, *turn.turn.second);
    resets = resets || resets_clock(*turn.turn.second);
  }
  line.now.pass_turn(resets);
}

void RecordReplay::begin_variation() {
  const State from = lines_.back().before_last_turn;
  lines_.push_back({from, from});
}

void RecordReplay::end_variation() {
  if (lines_.size() > 1) lines_.pop_back();
}

std::optional<Position> replayed_position(const Record& record) {
  if (!record.initial) return std::nullopt;
  RecordReplay replay(record.initial);
  for (const RecordTurn& turn : record.turns) {
    if (turn.depth == 0) replay.play(turn);
  }
  return replay.state().position();
}

std::size_t count_turns_of_game(const Record& record) {
  return static_cast<std::size_t>(
      std::count_if(record.turns.begin(), record.turns.end(), [](const RecordTurn& turn) { return turn.depth == 0; }));
}

std::vector<RecordTurn> turns_of_game(const Record& record) {
  std::vector<RecordTurn> turns;
  std::copy_if(record.turns.begin(), record.turns.end(), std::back_inserter(turns),
               [](const RecordTurn& turn) { return turn.depth == 0; });
  return turns;
}

void cut_after(Record& record, std::uint32_t turns) {
  if (record.recovered_after && turns <= *record.recovered_after) record.recovered_after.reset();
  const auto end = find_turn(record, turns);
  if (end == record.elements.end()) return;
  cut_elements(record, end);
  open_end(record);
  record.final_position = replayed_position(record);
}

std::optional<Setup> setup_of(const Record& record) {
  if (!record.final_position) return std::nullopt;
  Setup setup;
  setup.position = *record.final_position;
  setup.span = record.span;
  return setup;
}

}  // namespace plyglot::hopgi
