#pragma once
// The words of a record one after the other, as they are read again where one is refused: hexix R19.

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/verdicts/repair/hexix_text.hpp"

namespace plyglot::hexix {

// In the order of their places, up to where the numbers begin again (R18). Dots that only hold a place are left out
// (R4c).
std::vector<WrittenWord> row_words(const text::Source& source, const Ast& ast);

}  // namespace plyglot::hexix
