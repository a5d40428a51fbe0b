#pragma once
// The turns of a line of Hopgi as a text that can be repaired (hopgi R27).

#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "repair/repaired_text.hpp"

#include <span>
#include <string>

namespace plyglot::hopgi::verdicts {

// A turn of the text, or one that an earlier reading has put there.
struct TextTurn {
  // Its nodes must outlive it. Null for a word that cannot be read.
  WrittenTurn legs;
  // The legs, joined by `;`, or the word, without blanks and suffix; empty for a turn that is not written.
  std::string word;
  // What is played in its place.
  std::optional<Turn> turn;
  // 2 n - 1 for turn n of White, 2 n for one of Black; 0 if the text does not say.
  std::uint32_t number = 0;
};

// Satisfies repair::RepairedText. All that it is made from must outlive it.
class HopgiText {
 public:
  using Item = repair::Item;
  using Move = Turn;
  using Position = State;
  static constexpr std::uint8_t conventions = 0;

  // `king_may_stay`: whether a missing second leg is not an error (R17).
  HopgiText(const text::Source& source, const State& start, std::span<const TextTurn> turns, bool king_may_stay)
      : source_(source), start_(start), turns_(turns), king_may_stay_(king_may_stay) {}

  Item size() const { return static_cast<Item>(turns_.size()); }
  Item told_size() const { return 0; }
  State start() const { return start_; }
  // As it is written, or what is played in its place; none if that is not legal.
  std::optional<Turn> turn_of(Item item, const State& state) const;
  repair::Step play_item(Item item, std::uint8_t convention, State& state) const;
  void play(const Turn& turn, State& state) const { play_turn(state, turn); }
  std::uint64_t key(const State& state) const;
  std::int8_t mover(const State& state) const { return static_cast<std::int8_t>(state.to_move()); }
  bool is_same(Item a, Item b) const { return !turns_[a].word.empty() && turns_[a].word == turns_[b].word; }
  repair::Witness witness(Item item) const { return {turns_[item].number, -1}; }
  bool is_corrected(Item) const { return false; }
  std::vector<Turn> moves(const State& state) const;
  bool skip(State& state) const;
  std::vector<repair::Words<Turn>> near(Item item, const State& state, bool is_refused) const;
  // Those that end where the item begins, or on a square with the same file or rank.
  std::vector<Item> related(Item item) const;

 private:
  const text::Source& source_;
  const State& start_;
  std::span<const TextTurn> turns_;
  bool king_may_stay_;
};

}  // namespace plyglot::hopgi::verdicts
