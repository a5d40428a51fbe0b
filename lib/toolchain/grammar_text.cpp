#include "syntax/peg_text.hpp"
#include "toolchain/registry.hpp"

namespace plyglot::toolchain {

std::string grammar_text(const Notation& notation, bool tolerant, GrammarFormat format) {
  const syntax::Grammar* grammar = std::visit([](const auto* row) { return row->grammar; }, notation.row);
  const auto strictness = tolerant ? syntax::Strictness::tolerant : syntax::Strictness::strict;
  const auto form = format == GrammarFormat::peggy ? syntax::PegFormat::peggy : syntax::PegFormat::peg;
  return syntax::peg_text(grammar->rules(), strictness, form);
}

}  // namespace plyglot::toolchain
