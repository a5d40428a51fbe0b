#pragma once
// A reading as edits of its text.

#include "repair/repaired_text.hpp"

#include <plyglot/diagnostic.hpp>

#include <span>
#include <string>
#include <string_view>

namespace plyglot::repair {

// Where an item is in the text.
struct ItemPlace {
  // Its words; empty for an item that is not in the text.
  text::Span span;
  // What goes away with it; empty where something else would.
  text::Span entry;
  bool has_number = false;
};

// A text whose items are edited.
struct EditedItems {
  const text::Source& source;
  std::span<const ItemPlace> places;
  // What divides two items; empty where no words can.
  std::string_view separator;

  const ItemPlace& place(Item item) const { return places[item]; }
};

// The items from `begin` to before `end` read as these words. No edits where the text has no place for them.
std::vector<diagnostics::Edit> edits_for_words(const EditedItems& items, Item begin, Item end,
                                               const std::vector<std::string>& words);
std::vector<diagnostics::Edit> edits_for_exchange(const EditedItems& items, Item begin, const std::vector<Item>& order);
std::vector<diagnostics::Edit> edits_for_deletion(const EditedItems& items, Item begin, Item end);
std::vector<diagnostics::Edit> edits_for_insertion(const EditedItems& items, Item before,
                                                   const std::vector<std::string>& words);

}  // namespace plyglot::repair
