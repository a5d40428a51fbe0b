#pragma once
// Texts that are nearly others.

#include "support/values/random.hpp"

namespace plyglot::test {

// With one to three changes: pieces put in, up to two bytes taken out or overwritten.
inline std::string mutated(std::string text, const std::vector<std::string>& pieces, Random& random) {
  for (std::size_t changes = random.between(1, 3); changes > 0; --changes) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t removed = random.chance(60) ? random.below(3) : 0;
    text.replace(at, removed, random.chance(70) ? random.pick(pieces) : "");
  }
  return text;
}

}  // namespace plyglot::test
