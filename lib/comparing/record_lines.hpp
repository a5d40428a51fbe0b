#pragma once
// The lines of a difference between two games that are about their items, whatever the game.

#include "comparing/comparison.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace plyglot::comparing {

// What items are called.
struct Nouns {
  std::string_view one;
  std::string_view many;
  // In `not the same move`.
  std::string_view move;
};
inline constexpr Nouns plies{"ply", "plies", "move"};
inline constexpr Nouns turns{"turn", "turns", "turn"};

// Items as people count them, from 1: `ply 3` where the number is the same in both games, otherwise that of A and that
// of B: `ply 3/4`.
std::string label_of(const Nouns& nouns, Place item);
// `ply 3`, `plies 3-5`.
std::string label_of(const Nouns& nouns, Range items);

class DifferenceLines {
 public:
  // Appends to `out`, which must outlive it.
  explicit DifferenceLines(std::string& out) : out_(out) {}

  void add(std::string_view label, std::string_view words);
  void add_difference(std::string_view label, std::string_view words);

  std::size_t differences() const { return differences_; }
  std::string& text() { return out_; }

 private:
  std::string& out_;
  std::size_t differences_ = 0;
};

// What a game has to say itself. Its words derive from it, and hide what they say otherwise; they have these as well:
//   std::string of_a(std::uint32_t item)   the item, in backticks, or what else is there
//   std::string of_b(std::uint32_t item, const Stretch&)   the same, as A would have it
//   bool has_known_ends()   whether the positions at both ends are known, so that the games can be said never to meet
class PlainWords {
 public:
  Nouns nouns() const { return plies; }
  // What else to say of the position in which the games meet.
  std::string at_meeting(const Stretch&) const { return {}; }
  // About a stretch, and an edit.
  void before_edits(const Stretch&, std::span<const Edit>, DifferenceLines&) const {}
  void after_edit(const Stretch&, const Edit&, DifferenceLines&) const {}
};

// How many of the edits, from the first on, are items that follow each other in one game, and that the other has not.
std::size_t run_length(std::span<const Edit> edits);

template <class Words>
class RecordLines {
 public:
  RecordLines(const Comparison& comparison, Words& words, std::string& out)
      : comparison_(comparison), words_(words), lines_(out) {}

  std::size_t append() {
    std::vector<Edit> changes;
    std::copy_if(comparison_.edits.begin(), comparison_.edits.end(), std::back_inserter(changes),
                 [](const Edit& edit) { return edit.kind != Edit::Kind::restated; });
    Edits left = changes;
    for (const Stretch& stretch : comparison_.stretches) {
      const auto end = std::find_if(left.begin(), left.end(), [&stretch](const Edit& edit) {
        return edit.item.of_a >= stretch.items.of_a.end && edit.item.of_b >= stretch.items.of_b.end;
      });
      const auto count = static_cast<std::size_t>(end - left.begin());
      append_stretch(stretch, left.first(count));
      left = left.subspan(count);
    }
    return lines_.differences();
  }

 private:
  using Edits = std::span<const Edit>;
  // Up to so many items in a row that only one game has are listed one by one; of more, only which they are.
  static constexpr std::size_t longest_told_run = 4;

  void append_stretch(const Stretch& stretch, Edits edits) {
    switch (stretch.kind) {
      case StretchKind::common:
        return;
      case StretchKind::reordered:
        add_reordered(stretch, edits);
        return add_meeting(stretch);
      case StretchKind::continued:
        return edits.size() == 1 ? add_edit(stretch, edits.front()) : add_range(edits);
      case StretchKind::detour:
        add_edits(stretch, edits);
        return add_meeting(stretch);
      case StretchKind::parted:
        add_edits(stretch, edits);
        if (words_.has_known_ends()) lines_.add("position", "never the same again");
    }
  }

  void add_reordered(const Stretch& stretch, Edits edits) {
    auto [of_a, of_b] = stretch.items;
    if (!edits.empty()) {
      // The last items may be in their places again: a position may be another one until they are played.
      const auto& [kind, last] = edits.back();
      const std::uint32_t in_place = of_a.end - last.of_a - (kind == Edit::Kind::inserted ? 0 : 1);
      of_a.end -= in_place;
      of_b.end -= in_place;
    }
    const std::string both =
        of_a.begin == of_b.begin ? "in both" : text::format("in A, {}-{} in B", of_b.begin + 1, of_b.end);
    lines_.add_difference("reordered", text::format("{} {}, the same {} in another order",
                                                    label_of(words_.nouns(), of_a), both, words_.nouns().many));
  }

  void add_edits(const Stretch& stretch, Edits edits) {
    words_.before_edits(stretch, edits, lines_);
    while (!edits.empty()) {
      const std::size_t run = run_length(edits);
      if (run > longest_told_run) {
        add_range(edits.first(run));
      } else {
        for (const Edit& edit : edits.first(run)) add_edit(stretch, edit);
      }
      edits = edits.subspan(run);
    }
  }

  // Items that follow each other in one game.
  void add_range(Edits run) {
    const bool is_of_a = run.front().kind == Edit::Kind::removed;
    const Place first = run.front().item;
    const Place last = run.back().item;
    const Range items = is_of_a ? Range{first.of_a, last.of_a + 1} : Range{first.of_b, last.of_b + 1};
    lines_.add_difference(label_of(words_.nouns(), items), is_of_a ? "only in A" : "only in B");
  }

  void add_edit(const Stretch& stretch, const Edit& edit) {
    const auto& [kind, item] = edit;
    const Nouns nouns = words_.nouns();
    if (kind == Edit::Kind::removed) {
      lines_.add_difference(label_of(nouns, Place{item.of_a, item.of_a}), words_.of_a(item.of_a) + " only in A");
    } else if (kind == Edit::Kind::inserted) {
      lines_.add_difference(label_of(nouns, Place{item.of_b, item.of_b}),
                            words_.of_b(item.of_b, stretch) + " only in B");
    } else {
      lines_.add_difference(label_of(nouns, item),
                            replacement(words_.of_a(item.of_a), words_.of_b(item.of_b, stretch)));
    }
    words_.after_edit(stretch, edit, lines_);
  }

  // What an item is named by may be something else, or another side makes it.
  std::string replacement(const std::string& of_a, const std::string& of_b) const {
    if (of_a == of_b) return text::format("{} in A and B, but not the same {}", of_a, words_.nouns().move);
    return text::format("{} in A, {} in B", of_a, of_b);
  }

  void add_meeting(const Stretch& stretch) {
    const Place items{stretch.items.of_a.end, stretch.items.of_b.end};
    std::string words = text::format("the same again after {} {}", words_.nouns().one, items.of_a);
    if (items.differs()) text::append(words, " in A, {} in B", items.of_b);
    lines_.add("position", words + words_.at_meeting(stretch));
  }

  const Comparison& comparison_;
  Words& words_;
  DifferenceLines lines_;
};

// A line for each edit that is not restated, but one for many in a row that only one game has, and one for each
// meeting. How many differences they tell: a meeting is none.
template <class Words>
std::size_t append_record_lines(const Comparison& comparison, Words words, std::string& out) {
  return RecordLines<Words>(comparison, words, out).append();
}

}  // namespace plyglot::comparing
