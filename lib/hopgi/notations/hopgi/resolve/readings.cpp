#include "hopgi/notations/hopgi/resolve/readings.hpp"

#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/repair/hopgi_text.hpp"
#include "hopgi/verdicts/repair/near_turns.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "repair/script_edits.hpp"
#include "repair/search.hpp"
#include "repair/wordings.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Diagnostic;
using repair::Kind;
using repair::ReadingWords;
using verdicts::HopgiText;
using verdicts::TextTurn;
using Answer = repair::Answer<Turn>;
using Script = repair::Script<Turn>;

constexpr repair::Nouns nouns{.item = "turn", .items = "turns"};
// Longer games are read as far as they are legal.
constexpr std::size_t most_turns = 4096;
constexpr std::size_t no_item = SIZE_MAX;
constexpr std::string_view between_turns = " \t\r\n";

bool is_turn(const Item& item) {
  return item.kind == ItemKind::turn || (item.kind == ItemKind::bad_token && item.is_turn);
}

// The turns of the line that is open, from the last one on that was played against the rules.
struct Line {
  State start;
  std::vector<TextTurn> turns;
  // Of Ast::items; none for a turn that is not in the text as one item.
  std::vector<std::size_t> items;
  std::uint32_t turns_before = 0;
  repair::Item refused = 0;
};

class LineBuilder {
 public:
  explicit LineBuilder(Resolution& resolution) : resolution_(resolution) {}

  // None if it is not known how the position came about.
  std::optional<Line> build() {
    state_ = State(*resolution_.record.initial);
    line_.start = state_;
    std::size_t next = 0;
    for (const std::size_t item : items_before()) {
      if (item >= next) next = take(item);
    }
    if (!(state_ == resolution_.state())) return std::nullopt;
    line_.refused = static_cast<repair::Item>(line_.turns.size());
    const std::vector<Item>& items = resolution_.ast.items;
    for (std::size_t i = resolution_.item; i < items.size(); ++i) {
      if (items[i].kind == ItemKind::variation_end) break;
      if (items[i].kind == ItemKind::variation_begin) i = end_of_variation(resolution_, i);
      if (is_turn(items[i])) add(written(i), i);
    }
    return std::move(line_);
  }

 private:
  // Those of this line and of the lines that it branches off from.
  std::vector<std::size_t> items_before() const {
    struct Branch {
      std::size_t size;
      std::optional<std::size_t> replaced;
    };
    std::vector<std::size_t> line;
    std::vector<Branch> open;
    const auto end_variation = [&] {
      if (open.empty()) return;
      const Branch branch = open.back();
      open.pop_back();
      line.resize(branch.replaced ? branch.size - 1 : branch.size);
      if (branch.replaced) line.push_back(*branch.replaced);
    };
    for (std::size_t i = 0; i < resolution_.item; ++i) {
      const Item& item = resolution_.ast.items[i];
      if (i == resolution_.lost_end) end_variation();
      if (is_turn(item)) line.push_back(i);
      if (item.kind == ItemKind::variation_begin) {
        Branch branch{line.size(), std::nullopt};
        if (!item.is_without_turn) {
          branch.replaced = line.back();
          line.pop_back();
        }
        open.push_back(branch);
      }
      if (item.kind == ItemKind::variation_end) end_variation();
    }
    if (resolution_.item == resolution_.lost_end) end_variation();
    return line;
  }

  // Adds what was played for the item. Answers the first item after it.
  std::size_t take(std::size_t item) {
    const auto joined = resolution_.joined.find(item);
    if (joined != resolution_.joined.end()) {
      add_played(joined->second.turn);
      return joined->second.last_item + 1;
    }
    const auto reading = resolution_.readings.items.find(item);
    if (reading != resolution_.readings.items.end()) {
      for (const Turn& turn : reading->second.before) add_played(turn);
      for (const Turn& turn : reading->second.instead) add_played(turn);
      if (!reading->second.is_as_written) return item + 1;
    }
    add(written(item), item);
    const std::optional<Turn> turn = text().turn_of(static_cast<repair::Item>(line_.turns.size() - 1), state_);
    if (turn) {
      play_turn(state_, *turn);
    } else {
      begin_after(item);
    }
    return item + 1;
  }

  void add_played(const Turn& turn) {
    TextTurn played;
    played.turn = turn;
    add(std::move(played), no_item);
    play_turn(state_, turn);
  }

  // The item was played against the rules: no other reading of what comes before it is looked at.
  void begin_after(std::size_t item) {
    const text::Span span = resolution_.ast.items[item].span;
    const std::vector<RecordTurn>& turns = resolution_.record.turns;
    const auto found = std::find_if(turns.begin(), turns.end(), [&](const RecordTurn& turn) {
      return !turn.span.empty() && turn.span.begin == span.begin;
    });
    if (found != turns.end() && found->is_applied()) {
      play_turn(state_, found->turn);
    } else {
      skip_turn(state_);
    }
    line_.turns_before += static_cast<std::uint32_t>(line_.turns.size());
    line_.turns.clear();
    line_.items.clear();
    line_.start = state_;
  }

  void add(TextTurn&& turn, std::size_t item) {
    line_.turns.push_back(std::move(turn));
    line_.items.push_back(item);
  }

  TextTurn written(std::size_t index) const {
    const Item& item = resolution_.ast.items[index];
    TextTurn turn;
    std::string word(resolution_.source.slice(item.span));
    if (item.kind == ItemKind::turn) {
      const TurnNode& node = resolution_.ast.turns[item.index];
      const LegNode* const first = &resolution_.ast.legs[node.first_leg];
      turn.legs = {first, node.leg_count > 1 ? first + 1 : nullptr};
      word = resolution_.source.slice(first->span());
      if (turn.legs.second != nullptr) (word += ';').append(resolution_.source.slice(turn.legs.second->span()));
    }
    // A sign of more bytes counts as one.
    const auto is_left_out = [](char byte) {
      return byte == ' ' || byte == '\t' || (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    word.erase(std::remove_if(word.begin(), word.end(), is_left_out), word.end());
    turn.word = std::move(word);
    turn.number = number_of(index);
    return turn;
  }

  std::uint32_t number_of(std::size_t item) const {
    if (item == 0) return 0;
    const std::vector<Item>& items = resolution_.ast.items;
    if (is_turn(items[item - 1])) {
      const bool has_number = item > 1 && items[item - 2].kind == ItemKind::number;
      const std::uint32_t before = has_number ? number_of(item - 1) : 0;
      return before % 2 == 1 ? before + 1 : 0;
    }
    if (items[item - 1].kind != ItemKind::number) return 0;
    const NumberNode& node = resolution_.ast.numbers[items[item - 1].index];
    constexpr std::size_t most_digits = 6;
    const std::string_view digits = resolution_.source.slice(node.digits);
    if (digits.size() > most_digits || !has_number_format(node)) return 0;
    std::uint32_t value = 0;
    for (const char digit : digits) value = value * 10 + static_cast<std::uint32_t>(digit - '0');
    return value == 0 ? 0 : 2 * value - (node.dots.size() == 1 ? 1 : 0);
  }

  HopgiText text() const { return text_of(resolution_, line_); }

 public:
  static HopgiText text_of(const Resolution& resolution, const Line& line) {
    return {resolution.source, line.start, line.turns, resolution.linked_kings != diagnostics::Severity::error};
  }

 private:
  Resolution& resolution_;
  Line line_;
  State state_;
};

// What a reading does to the text.
class Repair {
 public:
  Repair(Resolution& resolution, const Line& line, const Answer& answer)
      : resolution_(resolution),
        line_(line),
        answer_(answer),
        script_(answer.best),
        text_(LineBuilder::text_of(resolution, line)) {}

  // False for a reading of turns that have one already, and for one that leaves out a turn that a variation replaces.
  bool can_be_kept() const {
    const std::size_t end = std::max(script_.end, script_.begin + 1);
    for (std::size_t i = script_.begin; i < end; ++i) {
      const std::size_t item = line_.items[i];
      if (item == no_item) return false;
      if (i < script_.end && resolution_.readings.items.contains(item)) return false;
      const bool is_left_out = i >= script_.begin + script_.puts.size() && i < script_.end;
      if (is_left_out && has_variation_after(resolution_.ast, item)) return false;
    }
    return true;
  }

  void keep() {
    const std::vector<Turn> turns = turns_put();
    std::map<std::size_t, ItemReading>& readings = resolution_.readings.items;
    if (script_.begin == script_.end) {
      std::vector<Turn>& before = readings[line_.items[script_.begin]].before;
      before.insert(before.end(), turns.begin(), turns.end());
      return;
    }
    for (std::size_t i = script_.begin; i < script_.end; ++i) {
      ItemReading& reading = readings[line_.items[i]];
      reading.is_as_written = false;
      const std::size_t at = i - script_.begin;
      if (at < turns.size()) reading.instead.push_back(turns[at]);
      if (i != line_.refused) withdraw_word_findings(resolution_, resolution_.ast.items[line_.items[i]].span);
    }
    ItemReading& last = readings[line_.items[script_.end - 1]];
    for (std::size_t at = script_.end - script_.begin; at < turns.size(); ++at) last.instead.push_back(turns[at]);
    last.ends_with_number = !number_after().empty();
  }

  // The turn is the one before it once more.
  bool leaves_out_copy() const {
    return script_.kind == Kind::repetition && script_.begin == line_.refused && script_.end == line_.refused + 1;
  }

  void say(Diagnostic& found) const {
    std::vector<ReadingWords> others;
    for (const Script& other : answer_.others) others.push_back(words_of(other));
    const ReadingWords best = words_of(script_);
    const auto size = static_cast<repair::Item>(line_.turns.size());
    const auto counts = repair::counts_of(answer_, line_.refused, size, line_.turns_before);
    repair::say_reading(found, best, others, counts, nouns);
    found.fix.reset();
    if (!answer_.is_clear) return;
    std::vector<diagnostics::Edit> edits = edits_of_best(best);
    if (edits.empty()) return;
    found.fix = diagnostics::Fix{repair::title_of(best, nouns), diagnostics::Safety::unsafe, std::move(edits)};
  }

 private:
  State position_before(repair::Item item) const {
    State state = text_.start();
    for (repair::Item i = 0; i < item; ++i) text_.play_item(i, 0, state);
    return state;
  }

  std::vector<Turn> turns_put() const {
    State state = position_before(script_.begin);
    std::vector<Turn> turns;
    for (const repair::Put<Turn>& put : script_.puts) {
      turns.push_back(put.item ? *text_.turn_of(*put.item, state) : put.move);
      play_turn(state, turns.back());
    }
    return turns;
  }

  ReadingWords words_of(const Script& script) const {
    ReadingWords words;
    words.kind = script.kind;
    words.begin = line_.turns_before + script.begin + 1;
    words.end = line_.turns_before + script.end + 1;
    words.refused = line_.turns_before + line_.refused + 1;
    for (const repair::Put<Turn>& put : script.puts) {
      if (!put.item) words.moves.push_back(turn_text(put.move));
    }
    words.side = name_of(position_before(script.begin).to_move());
    return words;
  }

  std::vector<diagnostics::Edit> edits_of_best(const ReadingWords& best) const {
    std::vector<repair::ItemPlace> places;
    for (const std::size_t item : line_.items) places.push_back(place_of(item));
    std::vector<std::string> words = best.moves;
    if (!words.empty()) {
      State state = position_before(script_.begin);
      repair::ItemPlace& place = places[script_.begin];
      const bool is_inserted = script_.begin == script_.end;
      bool has_number = !is_inserted;
      if (is_inserted && has_number_of(line_.items[script_.begin], state.to_move())) {
        place.insertion = place.span.begin;
        has_number = true;
      }
      for (std::size_t i = 0; i < words.size(); ++i) {
        if (state.to_move() == Side::white && !has_number) {
          words[i] = text::format("{}. {}", state.turn_number(), words[i]);
        }
        has_number = false;
        play_turn(state, script_.puts[i].move);
      }
      const std::string_view number = number_after();
      if (!number.empty()) words.back() += text::format(" {}", number);
    }
    return edits_of(repair::EditedItems{resolution_.source, places, " "}, script_, line_.refused, words);
  }

  // Whether the number before an item is one of that side.
  bool has_number_of(std::size_t item, Side side) const {
    if (item == no_item || item == 0) return false;
    const Item& before = resolution_.ast.items[item - 1];
    if (before.kind != ItemKind::number) return false;
    return (resolution_.ast.numbers[before.index].dots.size() == 1) == (side == Side::white);
  }

  // The number of the next turn, with which a word ends.
  std::string_view number_after() const {
    if (script_.kind != Kind::words) return {};
    const Turn& turn = script_.puts.front().move;
    const std::string_view word = line_.turns[script_.begin].word;
    const std::string text = turn_text(turn);
    if (!word.starts_with(text)) return {};
    State after = position_before(script_.begin);
    play_turn(after, turn);
    const std::string_view rest = word.substr(text.size());
    return verdicts::size_of_number(after, rest) == rest.size() ? rest : std::string_view();
  }

  repair::ItemPlace place_of(std::size_t index) const {
    if (index == no_item) return {};
    const std::vector<Item>& items = resolution_.ast.items;
    const Item& item = items[index];
    repair::ItemPlace place;
    place.span = item.span;
    if (item.kind == ItemKind::turn) {
      const TurnNode& node = resolution_.ast.turns[item.index];
      place.span = {node.span.begin, resolution_.ast.legs[node.first_leg + node.leg_count - 1].end};
    }
    const bool has_number = index > 0 && items[index - 1].kind == ItemKind::number;
    const std::uint32_t begin = has_number ? items[index - 1].span.begin : item.span.begin;
    place.insertion = begin;
    // What is said of a turn does not come to be said of another one.
    if (index + 1 < items.size() && items[index + 1].kind == ItemKind::nag) return place;
    place.entry = {begin, item.span.end};
    const std::size_t first = has_number ? index - 1 : index;
    if (first == 0 || items[first - 1].kind == ItemKind::comment) return place;
    const std::uint32_t end_before = items[first - 1].span.end;
    const std::string_view between = resolution_.source.slice({end_before, begin});
    if (between.find_first_not_of(between_turns) == std::string_view::npos) place.entry.begin = end_before;
    return place;
  }

  Resolution& resolution_;
  const Line& line_;
  const Answer& answer_;
  const Script& script_;
  const HopgiText text_;
};

std::optional<std::size_t> item_at(const Line& line, std::optional<repair::Item> turn) {
  if (!turn || *turn >= line.items.size()) return std::nullopt;
  return line.items[*turn];
}

}  // namespace

bool look_for_reading(Resolution& resolution, std::optional<std::uint32_t> in_words,
                      std::optional<diagnostics::Diagnostic> finding) {
  Readings& readings = resolution.readings;
  if (readings.searches == Readings::most_searches || !resolution.reporter.holds_all()) return false;
  ++readings.searches;
  const std::optional<Line> built = LineBuilder(resolution).build();
  if (!built || built->turns.size() > most_turns) return false;
  const Line& line = *built;
  const HopgiText text = LineBuilder::text_of(resolution, line);
  const std::optional<Answer> answer = repair::Search<HopgiText>(text, line.refused).run();
  if (!answer) return false;
  Repair repair(resolution, line, *answer);
  if (!repair.can_be_kept()) return false;
  Refusal refusal;
  refusal.item = resolution.item;
  refusal.begin = std::min(line.items[answer->best.begin], resolution.item);
  refusal.certain_from = item_at(line, answer->certain_from);
  refusal.is_guess = answer->fits > 1;
  if (in_words) {
    refusal.number = *in_words;
    // What it says of the turns after it does not hold.
    resolution.reporter.numbered(*in_words).notes.clear();
    repair.say(resolution.reporter.numbered(*in_words));
  } else {
    if (repair.leaves_out_copy()) {
      const Item& item = resolution.ast.items[resolution.item];
      const Item& before = resolution.ast.items[line.items[line.refused - 1]];
      verdicts::report_duplicate_turn(resolution, item.span, before.span);
      finding = resolution.reporter.numbered(resolution.reporter.next_number() - 1);
    }
    // How R13.3 reads the turn.
    if (finding->id == diagnostics::DiagnosticId::hopgi_wrong_piece) finding->notes.clear();
    repair.say(*finding);
    refusal.finding = std::move(finding);
  }
  repair.keep();
  readings.refusals.push_back(std::move(refusal));
  readings.are_new = true;
  return true;
}

}  // namespace plyglot::hopgi::record
