#pragma once
// Parts of what a handle lends, by pointers to members. Of nothing each answers what is nothing of its kind.

#include "c/handles.hpp"

namespace plyglot::c {

template <class Facts, class Part>
Part part_of(const Facts* facts, Part Facts::*part) {
  return facts == nullptr ? Part() : facts->*part;
}

template <class Facts, class Text>
plyglot_text text_of(const Facts* facts, Text Facts::*part) {
  return facts == nullptr ? plyglot_text{} : borrowed(facts->*part);
}

template <class Facts, class Item>
size_t count_of(const Facts* facts, std::vector<Item> Facts::*list) {
  return facts == nullptr ? 0 : (facts->*list).size();
}

// Null if the index is out of range.
template <class Facts, class Item>
const Item* item_of(const Facts* facts, std::vector<Item> Facts::*list, size_t index) {
  return index < count_of(facts, list) ? &(facts->*list)[index] : nullptr;
}

template <class Facts, class Word>
plyglot_text word_of(const Facts* facts, std::vector<Word> Facts::*list, size_t index) {
  const Word* word = item_of(facts, list, index);
  return word == nullptr ? plyglot_text{} : borrowed(*word);
}

}  // namespace plyglot::c
