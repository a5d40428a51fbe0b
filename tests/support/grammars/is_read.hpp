#pragma once

#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::test {

// Whether the tolerant grammar reads the whole text. (For a notation that reads everything, always.)
inline bool is_read(const syntax::Grammar& grammar, std::string_view text) {
  text::MappedText mapped;
  mapped.reset(text, 0);
  mapped.finish();
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  return grammar.build(mapped, tree, failures);
}

}  // namespace plyglot::test
