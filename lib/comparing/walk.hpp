#pragma once
// Walks through two games side by side, whatever the game.

#include "comparing/common_subsequence.hpp"
#include "comparing/comparison.hpp"

#include <concepts>

namespace plyglot::comparing {

// What a game must say of two of its records.
template <class Games>
concept ComparedGames = requires(Games games, const Games asked, Place at, std::uint32_t item) {
  // How many items they have.
  { asked.size() } -> std::same_as<Place>;
  // Whether the games are in the same state here, and the next items are the same. Both have a next item.
  { asked.is_in_step(at) } -> std::same_as<bool>;
  // Both play their next item, which is the same.
  {games.step(at)};
  // The next place where they meet; none if there is none, or it is not looked for.
  { games.next_meeting(at) } -> std::same_as<std::optional<Place>>;
  // They part at the first place and go on, or end, at the second: called before what lies between is compared.
  {games.part(at, at, bool{} /* is_meeting */)};
  // Where they part for good: whether the position after the next items of both is unknown. Then as many items as are
  // the same are common.
  { asked.is_unknown_after(at) } -> std::same_as<bool>;
  // Of items between the last two places of `part`: whether they are the same.
  { asked.is_same(item, item) } -> std::same_as<bool>;
  // Of all items between them: whether they are the same in another order.
  { asked.is_reordered(Pair<Range>{}) } -> std::same_as<bool>;
  // Of items that are the same: whether something else is said of them.
  { asked.is_restated(item, item) } -> std::same_as<bool>;
};

template <ComparedGames Games>
class Walk {
 public:
  explicit Walk(Games& games) : games_(games), size_(games.size()) {}

  Comparison run() {
    while (!is_at_end()) {
      walk_in_step();
      if (!is_at_end()) leave_step();
    }
    return std::move(result_);
  }

 private:
  bool has_one_ended() const { return at_.of_a == size_.of_a || at_.of_b == size_.of_b; }
  bool is_at_end() const { return at_.of_a == size_.of_a && at_.of_b == size_.of_b; }

  void walk_in_step() {
    const Place begin = at_;
    while (!has_one_ended() && games_.is_in_step(at_)) {
      note_same(at_);
      games_.step(at_);
      at_ = {at_.of_a + 1, at_.of_b + 1};
    }
    add_stretch(StretchKind::common, begin, at_);
  }

  // Up to the next meeting, or to the end.
  void leave_step() {
    const Place begin = at_;
    const std::optional<Place> meeting = games_.next_meeting(at_);
    at_ = meeting.value_or(size_);
    games_.part(begin, at_, meeting.has_value());
    const std::size_t first_edit = result_.edits.size();
    add_edits(begin);
    if (meeting) {
      const bool is_reordered = games_.is_reordered({{begin.of_a, at_.of_a}, {begin.of_b, at_.of_b}});
      add_stretch(is_reordered ? StretchKind::reordered : StretchKind::detour, begin, at_);
    } else {
      add_last_stretches(begin, first_edit);
    }
  }

  // Of games that have parted, one ends first; the rest of the other is a stretch of its own.
  void add_last_stretches(Place begin, std::size_t first_edit) {
    const Place parting = end_of_same_unknown(begin);
    Place rest = size_;
    for (std::size_t i = result_.edits.size(); i-- > first_edit;) {
      const auto& [kind, item] = result_.edits[i];
      const bool is_of_a = kind == Edit::Kind::removed && item.of_b == size_.of_b;
      const bool is_of_b = kind == Edit::Kind::inserted && item.of_a == size_.of_a;
      if (!is_of_a && !is_of_b) break;
      rest = item;
    }
    add_stretch(StretchKind::common, begin, parting);
    add_stretch(StretchKind::parted, parting, rest);
    add_stretch(StretchKind::continued, rest, size_);
  }

  Place end_of_same_unknown(Place begin) const {
    Place end = begin;
    if (!games_.is_unknown_after(begin)) return end;
    while (end.of_a < size_.of_a && end.of_b < size_.of_b && games_.is_same(end.of_a, end.of_b)) {
      end = {end.of_a + 1, end.of_b + 1};
    }
    return end;
  }

  // The items from `begin` up to where the walk is now.
  void add_edits(Place begin) {
    const auto is_same = [&](std::size_t i, std::size_t j) {
      return games_.is_same(begin.of_a + static_cast<std::uint32_t>(i), begin.of_b + static_cast<std::uint32_t>(j));
    };
    Place done = begin;
    for (const Place pair : longest_common_subsequence(at_.of_a - begin.of_a, at_.of_b - begin.of_b, is_same)) {
      const Place next{begin.of_a + pair.of_a, begin.of_b + pair.of_b};
      add_run(done, next);
      note_same(next);
      done = {next.of_a + 1, next.of_b + 1};
    }
    add_run(done, at_);
  }

  // Items of which none has a partner.
  void add_run(Place at, Place end) {
    while (at.of_a < end.of_a && at.of_b < end.of_b) add(Edit::Kind::replaced, {at.of_a++, at.of_b++});
    while (at.of_a < end.of_a) add(Edit::Kind::removed, {at.of_a++, at.of_b});
    while (at.of_b < end.of_b) add(Edit::Kind::inserted, {at.of_a, at.of_b++});
  }

  void note_same(Place item) {
    if (games_.is_restated(item.of_a, item.of_b)) add(Edit::Kind::restated, item);
  }

  void add(Edit::Kind kind, Place item) { result_.edits.push_back({kind, item}); }

  // None without items.
  void add_stretch(StretchKind kind, Place begin, Place end) {
    if (begin.of_a == end.of_a && begin.of_b == end.of_b) return;
    result_.stretches.push_back({kind, {{begin.of_a, end.of_a}, {begin.of_b, end.of_b}}});
  }

  Games& games_;
  const Place size_;
  // How many items of each game are done.
  Place at_;
  Comparison result_;
};

// Time is that of the answers of `games`: each item in step is asked for once, and of items that part at most every one
// with the 2048 around it.
template <ComparedGames Games>
Comparison compare(Games& games) {
  return Walk<Games>(games).run();
}

}  // namespace plyglot::comparing
