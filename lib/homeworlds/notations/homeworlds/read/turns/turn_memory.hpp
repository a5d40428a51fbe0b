#pragma once
// What reading by a grammar needs besides the text.

#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::homeworlds {

// Memory that is used again from text to text.
struct TurnMemory {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  syntax::SeenWords seen;
};

}  // namespace plyglot::homeworlds
