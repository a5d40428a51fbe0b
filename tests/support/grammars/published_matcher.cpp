#include "support/grammars/published_matcher.hpp"

#include "syntax/published/peg_text.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <stdexcept>

namespace plyglot::test {

naive::peg::Matcher published_matcher(const syntax::Grammar& grammar, syntax::Strictness strictness) {
  naive::peg::Grammar read =
      naive::peg::read_grammar(peg_text(toolchain::rules_of(grammar), strictness, syntax::PegFormat::peg));
  if (!read.problem.empty()) throw std::logic_error(read.problem);
  return naive::peg::Matcher(std::move(read));
}

}  // namespace plyglot::test
