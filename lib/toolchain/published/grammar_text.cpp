#include "notation/tokens.hpp"
#include "syntax/published/grammar_json.hpp"
#include "syntax/published/peg_text.hpp"
#include "toolchain/published/published_grammars.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::toolchain {
namespace {

std::string json_of(const syntax::Grammar& grammar, syntax::Strictness strictness) {
  const syntax::SyntaxTree no_tree;
  notation::NodeTokens tokens;
  tokens.prepare({grammar, no_tree, tokens_of(grammar)});
  std::vector<syntax::NodeFacts> nodes(grammar.nodes.begin(), grammar.nodes.end());
  for (std::size_t kind = 0; kind < nodes.size(); ++kind) {
    nodes[kind].token = tokens.of({static_cast<syntax::Kind>(kind), {}, 1});
  }
  syntax::Grammar with_tokens = grammar;
  with_tokens.nodes = nodes;
  return syntax::grammar_json(rules_of(grammar), with_tokens, strictness);
}

}  // namespace

std::string grammar_text(const Language& language, bool tolerant, GrammarFormat format) {
  const auto strictness = tolerant ? syntax::Strictness::tolerant : syntax::Strictness::strict;
  const syntax::Grammar& grammar = grammar_of(language);
  if (format == GrammarFormat::json) return json_of(grammar, strictness);
  const auto form = format == GrammarFormat::peggy ? syntax::PegFormat::peggy : syntax::PegFormat::peg;
  return syntax::peg_text(rules_of(grammar), strictness, form);
}

}  // namespace plyglot::toolchain
