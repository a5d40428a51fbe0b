// Text to tree to AST (hexix 2 and 3).

#include "hexix/notations/hexix/read/parse.hpp"

#include "grammars/hexix.hpp"
#include "hexix/notations/hexix/read/ast_builder.hpp"
#include "hexix/notations/hexix/read/kinds.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hexix {
namespace {

namespace rules = grammars::hexix;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

// The rules of a dialect have the same kinds in both.
template <class Own>
struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HEXIX_SHARED(name) , rules::name
#define PLYGLOT_HEXIX_OWN(name) , typename Own::name
  using nodes = RulesBehind<void PLYGLOT_HEXIX_NODES(PLYGLOT_HEXIX_SHARED, PLYGLOT_HEXIX_OWN)>;
#undef PLYGLOT_HEXIX_SHARED
#undef PLYGLOT_HEXIX_OWN
  using leaves = syntax::RuleList<rules::comment, rules::divider, rules::header, rules::odd_header, rules::number,
                                  rules::odd_number, rules::skip, rules::dots, rules::cell, rules::odd_cell,
                                  typename Own::mark, rules::odd_mark, rules::value, rules::odd_value, rules::increment,
                                  rules::separator, rules::suffix, rules::odd_suffix, rules::bad_word, rules::surplus>;
};

using Traits2024 = Traits<rules::dialect_2024>;
using Traits2019 = Traits<rules::dialect_2019>;

}  // namespace

constinit const syntax::Grammar grammar_2024 =
    syntax::make_grammar<rules::dialect_2024::record, Traits2024>("hexix-2024");
constinit const syntax::Grammar grammar_2019 =
    syntax::make_grammar<rules::dialect_2019::record, Traits2019>("hexix-2019");

const syntax::Grammar& grammar_of(Dialect dialect) { return dialect == Dialect::v2024 ? grammar_2024 : grammar_2019; }

void build_ast(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast) {
  ast.clear();
  ast.span = record;
  scratch.text.reset(source.slice(record), record.begin);
  scratch.text.finish();
  grammar_of(dialect).build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, ast);
  for (const syntax::Node& node : scratch.tree.nodes()) builder.take(node);
  builder.finish();
}

}  // namespace plyglot::hexix
