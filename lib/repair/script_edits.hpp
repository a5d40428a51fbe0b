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
  // Where items before it are inserted; none where they cannot be.
  std::optional<std::uint32_t> insertion;
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

// Those that write a reading, unless it is a convention. `words` are those of the moves that it puts. No edits either
// for one that leaves out what was legal and repeats nothing.
template <class Move>
std::vector<diagnostics::Edit> edits_of(const EditedItems& items, const Script<Move>& script, Item refused,
                                        const std::vector<std::string>& words) {
  if (script.kind == Kind::exchange) {
    std::vector<Item> order;
    for (const Put<Move>& put : script.puts) order.push_back(*put.item);
    return edits_for_exchange(items, script.begin, order);
  }
  if (script.begin == script.end) return edits_for_insertion(items, script.begin, words);
  if (script.kind == Kind::surplus && script.begin != refused) return {};
  if (script.puts.empty()) return edits_for_deletion(items, script.begin, script.end);
  return edits_for_words(items, script.begin, script.end, words);
}

}  // namespace plyglot::repair
