// The published grammar of a notation in a format.
#include "syntax/published/grammar_json.hpp"
#include "syntax/published/peg_text.hpp"
#include "toolchain/published/published_grammars.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::toolchain {

std::string grammar_text(const Language& language, bool tolerant, GrammarFormat format) {
  const auto strictness = tolerant ? syntax::Strictness::tolerant : syntax::Strictness::strict;
  const syntax::Grammar& grammar = grammar_of(language);
  if (format == GrammarFormat::json) return syntax::grammar_json(rules_of(grammar), grammar, strictness);
  const auto form = format == GrammarFormat::peggy ? syntax::PegFormat::peggy : syntax::PegFormat::peg;
  return syntax::peg_text(rules_of(grammar), strictness, form);
}

}  // namespace plyglot::toolchain
