#include "syntax/published/peg_text.hpp"
#include "toolchain/published/published_grammars.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::toolchain {

std::string grammar_text(const Language& language, bool tolerant, GrammarFormat format) {
  const auto strictness = tolerant ? syntax::Strictness::tolerant : syntax::Strictness::strict;
  const auto form = format == GrammarFormat::peggy ? syntax::PegFormat::peggy : syntax::PegFormat::peg;
  return syntax::peg_text(rules_of(grammar_of(language)), strictness, form);
}

}  // namespace plyglot::toolchain
