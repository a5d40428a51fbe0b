#pragma once
// The single changes a text can undergo.

#include "fuzz/mutator/phrases.hpp"
#include "fuzz/mutator/pieces.hpp"

namespace plyglot::fuzz {

struct Draft {
  std::string text;
  test::Random& random;
  const Phrases& phrases;
  // Scratch.
  std::vector<Piece> pieces{};
};

// May leave the text as it is, where it has nothing of the kind.
using TextEdit = void (*)(Draft& draft);

struct EditRow {
  TextEdit edit;
  // How often it is made, beside the others.
  std::size_t weight;
};
const std::vector<EditRow>& all_edits();

// Words or lines.
void cut(Draft& draft);

}  // namespace plyglot::fuzz
