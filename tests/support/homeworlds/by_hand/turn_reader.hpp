#pragma once
// Words to actions: one turn (homeworlds R3, R4, R10 to R14).

#include "homeworlds/spelling/verbs.hpp"
#include "support/homeworlds/by_hand/items.hpp"

#include <span>

namespace plyglot::test::by_hand {

using namespace homeworlds;

// Reads turns one after another.
class TurnReader {
 public:
  // The memory for a turn's items is used again from turn to turn.
  TurnReader(Reading& reading, TurnItems& items, bool has_turns_only)
      : reading_(reading), items_(items), has_turns_only_(has_turns_only) {}

  // Fills the last turn of the tree by these words, which are changed; it has its number and handle, if any, and the
  // span of its first line. False if it is none: there is neither a word nor a number, and not every line is a turn.
  // Findings are appended in no particular order.
  bool read(CutWords& words);

 private:
  using Words = std::span<const text::Span>;

  Words words_of(const Item& item) const;
  void read_item(std::uint32_t index);
  bool ends_in_mark(const Item& item) const;
  void drop_mark(Item& item);
  void drop_mark_of_name(const Item& item, Verb verb);
  void join_next(std::uint32_t index, Verb verb);
  // Reads the action that the words begin with. Returns how many of them it has.
  std::size_t read_action(Words words, ReadVerb verb);
  std::size_t read_pass(Words words);
  // homeworlds R18: the action with `from`, `to` and the like between its words. False if it is none such.
  bool read_plain_words(Words words, ReadVerb verb);
  // The same: `North` after an attack.
  bool take_owner_after(Words words, Verb before);
  void read_actions_after(Words words);
  void read_words_after(Words words, Verb before);
  void swallow(Words words);
  bool are_actions(Words words) const;
  // Whether one of them is a piece without a preposition before it.
  bool hold_piece(Words words) const;
  bool hold_next_turn(Words words) const;
  // Words of a pass with its count or its `*`, at least 1.
  std::size_t words_of_pass(Words words) const;
  void take_other_words(const Item& item);
  void report_unknown_verb(text::Span word);
  void report_verb(text::Span word, ReadVerb verb);

  Reading& reading_;
  // Those of the turn.
  std::span<text::Span> words_;
  TurnItems& items_;
  // ReadOptions::has_turns_only.
  bool has_turns_only_;
  // The item before is words of letters, of which the first is not near a verb.
  bool is_said_ = false;
  // Those of an action, without `from`, `to` and the like between them.
  std::vector<text::Span> plain_;
};

}  // namespace plyglot::test::by_hand
