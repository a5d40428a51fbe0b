#include "syntax/peg_text.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::toolchain {

const syntax::Grammar& grammar_of(const Language& language) {
  const notation::OptionValues values = values_of(language);
  return std::visit([&](const auto* row) -> const syntax::Grammar& { return row->grammar(values); },
                    language.notation->row);
}

std::string grammar_text(const Language& language, bool tolerant, GrammarFormat format) {
  const auto strictness = tolerant ? syntax::Strictness::tolerant : syntax::Strictness::strict;
  const auto form = format == GrammarFormat::peggy ? syntax::PegFormat::peggy : syntax::PegFormat::peg;
  return syntax::peg_text(grammar_of(language).rules(), strictness, form);
}

}  // namespace plyglot::toolchain
