#pragma once
// A turn's words as items: runs of words between separators (homeworlds R12, R14).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"

namespace plyglot::test::by_hand {

using namespace homeworlds;

struct Item {
  // Into CutWords::words.
  std::uint32_t first_word = 0;
  std::uint32_t word_count = 0;
  // What separates it from the item before.
  Token separator;
};

// Kept from turn to turn for its memory.
struct TurnItems {
  std::vector<Item> items;
  // The `*`, and whether it is glued to the last word.
  text::Span confirmation;
  // From the first to the last word, with the confirmation.
  text::Span span;
};

// Divides a turn, takes the confirmation from its words, and reports separators that separate nothing. Of a turn
// without a word there are no items.
void divide_turn(Reading& reading, CutWords& turn, TurnItems& into);

}  // namespace plyglot::test::by_hand
