#pragma once
// What the tests of each notation's grammar have in common.

#include "syntax/grammar.hpp"
#include "syntax/published/erasure.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

// The texts grammars/peg/NAME.peg and NAME.tolerant.peg are those of the rules. PLYGLOT_UPDATE=1 writes them instead.
void check_published(const syntax::Grammar& grammar);

// Random sentences, the same on every machine.
std::vector<std::string> sentences_of(const syntax::Grammar& grammar, syntax::Strictness strictness, std::size_t count,
                                      std::uint64_t seed);

// Each text, random bytes and random sentences have a tree whose leaves are the text.
void check_lossless(const syntax::Grammar& grammar, std::vector<std::string> texts);

}  // namespace plyglot::test
