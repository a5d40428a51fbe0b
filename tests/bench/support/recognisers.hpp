#pragma once
// What the rules of a grammar cost alone, without the tree.

#include "syntax/grammar.hpp"

namespace plyglot::bench {

// Whether the grammar reads the whole text; the functions know it by its name. Null if there is none for it.
using Recogniser = bool (*)(std::string_view text);
Recogniser recogniser_of(const syntax::Grammar& grammar);

}  // namespace plyglot::bench
