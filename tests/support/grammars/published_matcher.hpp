#pragma once
// The published text of a grammar, run by an engine that shares no code with ours: an oracle for both, and the way to
// run a strict grammar, which our engine does not.

#include "naive/peg/matcher.hpp"
#include "syntax/grammar.hpp"
#include "syntax/published/erasure.hpp"

namespace plyglot::test {

naive::peg::Matcher published_matcher(const syntax::Grammar& grammar, syntax::Strictness strictness);

}  // namespace plyglot::test
