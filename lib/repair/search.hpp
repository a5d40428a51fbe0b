#pragma once
// Looks for the readings of a text whose items are legal up to one that is refused. Readings of all kinds compete, and
// are judged by how far play goes on with them through the rest of the text.

#include "repair/repaired_text.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace plyglot::repair {

// In bytes of a typing error. Measured on the slips of docs/slips.md and on games of people; they choose between
// readings, and never decide whether a fix is safe.
struct Costs {
  float repetition = 0.5F;
  float exchange = 2.0F;
  // Of what is not side by side.
  float farther_exchange = 0.2F;
  float missing = 2.5F;
  float missing_two = 3.0F;
  float surplus = 2.8F;
  // Of an item that the next one corrects.
  float correction = 0.4F;
  float convention = 3.0F;
  // Of a slip before the item that is refused, and for each item between.
  float earlier = 0.6F;
  float for_each_item = 0.1F;
  float related = 1.6F;
  // What the text counts agrees with a reading, or does not.
  float agreement = -2.0F;
  float disagreement = 2.0F;
  // Readings that cost no more than this above the best one are as good.
  float margin = 0.35F;
  // One that all others cost so much more than is clear.
  float clear_margin = 1.6F;
};

// Searches one text once: at most `Limits` plies are played, so that time is linear in the text.
template <RepairedText Text>
class Search {
 public:
  using Move = typename Text::Move;
  using Position = typename Text::Position;

  // The text must outlive the search. `refused` is its first item that is refused.
  Search(const Text& text, Item refused, const Limits& limits = {})
      : text_(text),
        size_(text.size()),
        refused_(refused),
        most_plies_(limits.plies + std::uint64_t{limits.plies_for_each_item} * size_) {}

  // None if no reading is confirmed.
  std::optional<Answer<Move>> run() {
    if (!play_to_refusal()) return std::nullopt;
    try_repetitions();
    try_words();
    try_exchanges();
    try_surplus();
    try_conventions();
    try_missing();
    if (wants_missing_two()) try_missing_two();
    return choose();
  }

 private:
  // How far back of the refused item a slip is looked for.
  static constexpr Item window = 8;
  // Of items after it, those that must be legal where play does not go on to the end.
  static constexpr Item enough = 2;
  // The same where two moves are missing, which no one knows.
  static constexpr Item enough_of_two = 6;
  static constexpr Item longest_repetition = 6;
  static constexpr std::size_t most_related = 24;
  // The moves of each side that may be missing: those after which play goes farthest.
  static constexpr std::size_t most_of_a_side = 24;
  static constexpr std::size_t most_others = 3;
  // Positions are kept before every such item, from which those between are played.
  static constexpr Item items_between_kept = 32;

  struct Reading {
    Script<Move> script;
    Item reached = 0;
    std::uint32_t odd = 0;
    // The first reading whose path it ends on, by its place among all, and the item at which it has come there; 0 where
    // the path is its own.
    std::size_t path = 0;
    Item joined = 0;
  };
  // How a reading goes on from an item in a position.
  struct Path {
    Item reached = 0;
    std::uint32_t odd = 0;
    std::size_t path = 0;
    Item joined = 0;
  };

  // Positions.

  bool play_to_refusal() {
    Position position = text_.start();
    std::uint32_t odd = 0;
    for (Item i = 0; i <= refused_; ++i) {
      if (i % items_between_kept == 0) kept_.push_back(position);
      if (i >= first_in_window()) recent_.push_back(position);
      odd_before_.push_back(odd);
      if (i == refused_) break;
      const Step made = step(i, 0, position);
      if (made == Step::refused) return false;
      if (made == Step::odd) ++odd;
    }
    return refused_ < size_;
  }
  Position position_before(Item item) const {
    if (item >= first_in_window()) return recent_[item - first_in_window()];
    Position position = kept_[item / items_between_kept];
    for (Item i = item / items_between_kept * items_between_kept; i < item; ++i) text_.play_item(i, 0, position);
    return position;
  }
  Item first_in_window() const { return refused_ > window ? refused_ - window : 0; }
  Step step(Item item, std::uint8_t convention, Position& position) { return step(item, item, convention, position); }
  // The item in the place of another one, whose witness it may have.
  Step step(Item item, Item place, std::uint8_t convention, Position& position) {
    ++answer_.plies;
    const std::int8_t mover = text_.mover(position);
    const auto is_of_other = [&](Item witness) {
      const std::int8_t named = text_.witness(witness).mover;
      return named >= 0 && named != mover;
    };
    if (is_of_other(item) && (place == item || is_of_other(place))) return Step::refused;
    return text_.play_item(item, convention, position);
  }
  bool is_spent() {
    if (answer_.plies < most_plies_) return false;
    answer_.is_complete = false;
    return true;
  }

  // Readings.

  // One that does not play what was refused is none.
  void add(Script<Move> script) {
    if (is_spent() || script.end > size_) return;
    ++answer_.tried;
    Position position = position_before(script.begin);
    std::uint32_t odd = odd_before_[script.begin];
    const auto plays = [&](Item item, Item place) {
      const Step made = step(item, place, script.convention, position);
      if (made == Step::odd) ++odd;
      return made != Step::refused;
    };
    // Items change places with what names their movers, or without it.
    Item place = script.begin;
    for (const Put<Move>& put : script.puts) {
      if (put.item) {
        if (!plays(*put.item, place++)) return;
      } else {
        ++answer_.plies;
        text_.play(put.move, position);
      }
    }
    const Item past = std::max(refused_ + 1, script.end);
    for (Item i = script.end; i < past; ++i) {
      if (!plays(i, i)) return;
    }
    script.cost += evidence_of_size(script);
    follow({std::move(script), past, odd, readings_.size(), 0}, position);
  }

  void follow(Reading reading, Position& position) {
    struct Visit {
      std::uint64_t key;
      std::uint32_t odd;
    };
    std::vector<Visit> visits;
    for (Item i = reading.reached;; ++i) {
      const std::uint64_t key = mixed(text_.key(position), i, reading.script.convention);
      if (const auto known = paths_.find(key); known != paths_.end()) {
        reading.reached = known->second.reached;
        reading.odd += known->second.odd;
        reading.path = known->second.path;
        reading.joined = std::max(i, known->second.joined);
        break;
      }
      visits.push_back({key, reading.odd});
      reading.reached = i;
      if (i == size_ || is_spent()) break;
      const Step made = step(i, reading.script.convention, position);
      if (made == Step::refused) break;
      if (made == Step::odd) ++reading.odd;
    }
    for (const Visit& visit : visits) {
      paths_.emplace(visit.key, Path{reading.reached, reading.odd - visit.odd, reading.path, reading.joined});
    }
    readings_.push_back(std::move(reading));
  }
  static std::uint64_t mixed(std::uint64_t key, Item item, std::uint8_t convention) {
    constexpr std::uint64_t prime = 0x100000001b3;
    return ((key * prime) ^ item) * prime ^ convention;
  }

  // Witnesses.

  std::uint32_t number(Item item) const { return item < size_ ? text_.witness(item).number : 0; }
  float evidence(bool agrees) const { return agrees ? costs_.agreement : costs_.disagreement; }
  float evidence_of_size(const Script<Move>& script) const {
    const Item told = text_.told_size();
    if (told == 0) return 0;
    return evidence(size_ - (script.end - script.begin) + script.puts.size() == told);
  }
  // The numbers jump over so many before an item.
  float evidence_of_gap(Item item, std::uint32_t gap) const {
    if (number(item) == 0) return 0;
    const std::uint32_t before = item == 0 ? 0 : number(item - 1);
    return evidence(number(item) == before + 1 + gap);
  }
  // The numbers of those around an item are one apart, or not.
  float evidence_of_surplus(Item item) const {
    if (item == 0 || number(item - 1) == 0 || number(item + 1) == 0) return 0;
    return evidence(number(item + 1) == number(item - 1) + 1);
  }
  float evidence_of_order(Item first, Item second) const {
    if (number(first) == 0 || number(second) == 0) return 0;
    return number(first) > number(second) ? costs_.agreement : costs_.disagreement / 2;
  }

  // The kinds of readings.

  // Of the places from which the same text is left only the last is tried.
  bool is_same_later(Item begin, Item end) const {
    return begin < refused_ && end < size_ && text_.is_same(begin, end);
  }

  void try_repetitions() {
    for (Item length = 1; length <= longest_repetition; ++length) {
      const Item reach = 2 * length + window;
      for (Item begin = std::max(length, refused_ > reach ? refused_ - reach : 0); begin <= refused_; ++begin) {
        if (begin + length > size_ || is_same_later(begin, begin + length)) continue;
        if (repeats(begin, length)) add({Kind::repetition, begin, begin + length, {}, 0, costs_.repetition});
      }
    }
  }
  bool repeats(Item begin, Item length) const {
    for (Item i = begin; i < begin + length; ++i) {
      if (!text_.is_same(i, i - length)) return false;
    }
    return true;
  }

  void try_words() {
    try_words_at(refused_, 0);
    for (Item i = first_in_window(); i < refused_; ++i) {
      try_words_at(i, costs_.earlier + costs_.for_each_item * static_cast<float>(refused_ - i));
    }
    std::size_t count = 0;
    for (const Item item : text_.related(refused_)) {
      if (item < first_in_window() && count++ < most_related) try_words_at(item, costs_.related);
    }
  }
  void try_words_at(Item item, float cost) {
    if (is_spent()) return;
    for (Words<Move>& words : text_.near(item, position_before(item), item == refused_)) {
      const Kind kind = words.moves.size() > 1 ? Kind::split
                        : words.items > 1      ? Kind::joined
                        : item == refused_     ? Kind::words
                                               : Kind::earlier_words;
      Script<Move> script{kind, item, item + words.items, {}, 0, words.cost + cost};
      for (Move& move : words.moves) script.puts.push_back({std::nullopt, std::move(move)});
      add(std::move(script));
    }
  }

  void try_exchanges() {
    for (Item i = first_in_window(); i <= refused_; ++i) {
      const float farther = costs_.exchange + costs_.farther_exchange;
      exchange(i, {i + 1, i}, costs_.exchange + evidence_of_order(i, i + 1));
      exchange(i, {i + 2, i + 1, i}, farther + evidence_of_order(i, i + 2));
      exchange(i, {i + 2, i + 3, i, i + 1}, costs_.exchange + evidence_of_order(i, i + 2));
    }
  }
  void exchange(Item begin, std::initializer_list<Item> order, float cost) {
    const Item end = begin + static_cast<Item>(order.size());
    if (end > size_ || text_.is_same(begin, *order.begin())) return;
    Script<Move> script{Kind::exchange, begin, end, {}, 0, cost};
    for (const Item item : order) script.puts.push_back({item, {}});
    add(std::move(script));
  }

  void try_surplus() {
    for (Item i = first_in_window(); i <= refused_; ++i) {
      if (is_same_later(i, i + 1) || (i > 0 && repeats(i, 1))) continue;
      if (i == refused_ && text_.is_corrected(i)) {
        add({Kind::correction, i, i + 1, {}, 0, costs_.correction});
      } else {
        const float cost = costs_.surplus + (i == refused_ ? 0 : costs_.earlier) + evidence_of_surplus(i);
        add({Kind::surplus, i, i + 1, {}, 0, cost});
      }
    }
  }

  void try_conventions() {
    if (size_ - refused_ <= enough + 1) return;
    for (std::uint8_t convention = 1; convention <= Text::conventions; ++convention) {
      for (Item i = first_in_window(); i <= refused_; ++i) {
        add({Kind::convention, i, i, {}, convention, costs_.convention});
      }
    }
  }

  // Before an item that was legal too, where the numbers show a gap.
  void try_missing() {
    for (Item i = first_in_window(); i <= refused_; ++i) {
      if (i < refused_ && (i == 0 || number(i) == 0 || number(i) != number(i - 1) + 2)) continue;
      const float cost = costs_.missing + evidence_of_gap(i, 1);
      for (Move& move : text_.moves(position_before(i))) {
        add({Kind::missing, i, i, {{std::nullopt, std::move(move)}}, 0, cost});
      }
    }
  }

  // Two moves are thousands of pairs: they are tried where nothing cheaper goes on to the end, or numbers are missing.
  bool wants_missing_two() const {
    if (gap_of_two() || text_.told_size() == size_ + 2) return true;
    if (number(refused_) != 0) return false;
    return std::none_of(readings_.begin(), readings_.end(), [&](const Reading& reading) {
      return reading.reached == size_ && reading.script.cost <= costs_.missing_two + costs_.farther_exchange;
    });
  }
  std::optional<Item> gap_of_two() const {
    for (Item i = std::max<Item>(first_in_window(), 1); i <= refused_; ++i) {
      if (number(i) != 0 && number(i) == number(i - 1) + 3) return i;
    }
    return std::nullopt;
  }
  void try_missing_two() {
    const std::optional<Item> gap = gap_of_two();
    for (Item i = refused_ + 1; i-- > first_in_window();) {
      if (gap && i != *gap) continue;
      const float back = static_cast<float>(refused_ - i) / 64;
      try_missing_two_at(i, costs_.missing_two + evidence_of_gap(i, 2) + back);
    }
  }
  // A move of one side with which the text goes on if the other does nothing tells where to look.
  void try_missing_two_at(Item item, float cost) {
    const Position here = position_before(item);
    std::vector<Move> of_first = text_.moves(here);
    Position skipped = here;
    if (!text_.skip(skipped)) return;
    const auto pair = [&](const Move& first, const Move& second) {
      add({Kind::missing_two, item, item, {{std::nullopt, first}, {std::nullopt, second}}, 0, cost});
    };
    const auto after = [&](const Move& move) {
      Position position = here;
      text_.play(move, position);
      return position;
    };
    for (const Move& first : best_of(item, of_first, [&](const Move& move) {
           Position position = after(move);
           text_.skip(position);
           return position;
         })) {
      for (const Move& second : text_.moves(after(first))) pair(first, second);
    }
    const std::vector<Move> seconds = best_of(item, text_.moves(skipped), [&](const Move& move) {
      Position position = skipped;
      text_.play(move, position);
      return position;
    });
    if (seconds.empty()) return;
    for (const Move& first : of_first) {
      if (is_spent()) return;
      const std::vector<Move> legal = text_.moves(after(first));
      for (const Move& second : seconds) {
        if (std::find(legal.begin(), legal.end(), second) != legal.end()) pair(first, second);
      }
    }
  }
  // Those after which the refused item is played, the ones that lead farthest first.
  template <class After>
  std::vector<Move> best_of(Item item, const std::vector<Move>& moves, const After& after) {
    std::vector<std::pair<Item, Move>> found;
    for (const Move& move : moves) {
      if (is_spent()) break;
      Position position = after(move);
      Item i = item;
      const Item end = std::min(size_, refused_ + window);
      while (i < end && step(i, 0, position) != Step::refused) ++i;
      if (i > refused_) found.emplace_back(i, move);
    }
    text::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Move> best;
    for (std::size_t i = 0; i < std::min(found.size(), most_of_a_side); ++i) best.push_back(std::move(found[i].second));
    return best;
  }

  // The choice.

  // Something after what was refused was played as it is written. A repetition says enough itself, and of a correction
  // the text says what it is.
  bool is_confirmed(const Reading& reading) const {
    const Item past = std::max(refused_ + 1, reading.script.end);
    if (reading.reached == size_) return reading.reached > past || reading.script.kind == Kind::repetition;
    const Kind kind = reading.script.kind;
    return reading.reached >= past + (kind == Kind::correction    ? 1
                                      : kind == Kind::missing_two ? enough_of_two
                                                                  : enough);
  }
  template <class IsAsked>
  Item farthest(const IsAsked& is_asked) const {
    Item reached = 0;
    for (const Reading& reading : readings_) {
      if (is_asked(reading) && is_confirmed(reading)) reached = std::max(reached, reading.reached);
    }
    return reached;
  }
  static bool is_better(const Reading& a, const Reading& b) {
    return a.odd != b.odd ? a.odd < b.odd : a.script.cost < b.script.cost;
  }

  std::optional<Answer<Move>> choose() {
    std::vector<const Reading*> fits;
    const Item without = farthest([](const Reading& reading) { return reading.script.kind != Kind::missing_two; });
    answer_.reached = farthest([](const Reading&) { return true; });
    // By chance they lead a little farther than other readings.
    if (without != 0 && answer_.reached < std::min(without + window, size_)) answer_.reached = without;
    for (const Reading& reading : readings_) {
      if (is_confirmed(reading) && reading.reached == answer_.reached) fits.push_back(&reading);
    }
    if (fits.empty()) return std::nullopt;
    text::sort(fits.begin(), fits.end(), [](const Reading* a, const Reading* b) { return is_better(*a, *b); });
    answer_.best = fits.front()->script;
    answer_.fits = static_cast<std::uint32_t>(fits.size());
    answer_.is_clear = fits.size() == 1 || fits[1]->odd > fits[0]->odd ||
                       fits[1]->script.cost >= fits[0]->script.cost + costs_.clear_margin;
    Item certain_from = std::max(refused_ + 1, answer_.best.end);
    bool is_one_path = true;
    for (const Reading* fit : fits) {
      const bool is_as_good = fit->odd == fits.front()->odd && fit->script.cost <= answer_.best.cost + costs_.margin;
      if (is_as_good) ++answer_.equally_good;
      if (fit != fits.front() && answer_.others.size() < most_others) answer_.others.push_back(fit->script);
      certain_from = std::max(certain_from, fit->joined);
      is_one_path &= fit->path == fits.front()->path;
    }
    if (is_one_path) answer_.certain_from = certain_from;
    return std::move(answer_);
  }

  const Text& text_;
  const Costs costs_;
  const Item size_;
  const Item refused_;
  const std::uint64_t most_plies_;
  // Before every `items_between_kept`th item, and before each of the last ones.
  std::vector<Position> kept_;
  std::vector<Position> recent_;
  // By item, up to the refused one.
  std::vector<std::uint32_t> odd_before_;
  // How far play goes from an item in a position: readings that come there go on alike.
  std::unordered_map<std::uint64_t, Path> paths_;
  std::vector<Reading> readings_;
  Answer<Move> answer_;
};

}  // namespace plyglot::repair
