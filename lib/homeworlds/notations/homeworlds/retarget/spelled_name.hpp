#pragma once
// A word as a dialect can write it (homeworlds 8, `changed-name`).

#include "homeworlds/notations/homeworlds/retarget/target.hpp"

namespace plyglot::homeworlds {

// Small letters, or a capital first, where the dialect has only those.
std::string in_letters_of(const Target& target, std::string_view name);

// What the name becomes by its characters alone: those that the dialect lacks are `_`, what is no name gets an `x` in
// front, and what is too long is cut. Of a name that the dialect can write, that name.
std::string in_characters_of(const Target& target, std::string_view name);

// The first of the word, and the word with 2, 3, … behind it, that is not taken; cut so that it is not too long.
// Of all that can be asked for, few must be taken.
template <class IsTaken>
std::string first_free(std::string_view word, std::size_t longest, IsTaken is_taken);

// The beginning of the word that has at most so many bytes and ends with a whole character.
std::string_view cut_to(std::string_view word, std::size_t size);

template <class IsTaken>
std::string first_free(std::string_view word, std::size_t longest, IsTaken is_taken) {
  std::string result(word);
  for (std::uint32_t number = 2; is_taken(result); ++number) {
    const std::string digits = std::to_string(number);
    result = cut_to(word, longest - digits.size());
    result += digits;
  }
  return result;
}

}  // namespace plyglot::homeworlds
