// Text to tree to AST (hopgi 3.2).

#include "hopgi/reading/fen/parse.hpp"

#include "grammars/hopgi_fen.hpp"
#include "hopgi/reading/fen/ast_builder.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hopgi::fen {
namespace {

namespace rules = grammars::hopgi_fen;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HOPGI_FEN_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HOPGI_FEN_NODES(PLYGLOT_HOPGI_FEN_RULE)>;
#undef PLYGLOT_HOPGI_FEN_RULE
  using leaves = syntax::RuleList<rules::promoted, rules::bad_promoted, rules::hand, rules::odd_hand,
                                  rules::unclosed_hand, rules::rank_hand, rules::side, rules::bad_side, rules::castling,
                                  rules::bad_castling, rules::en_passant, rules::bad_en_passant, rules::clock,
                                  rules::bad_clock, rules::turn_number, rules::bad_turn_number, rules::extra>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::fen, Traits>("hopgi-fen");

void build_ast(const text::Source& source, text::Span fen, Scratch& scratch) {
  scratch.ast.clear();
  scratch.ast.span = fen;
  scratch.text.reset(source.slice(fen), fen.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, scratch.ast);
  for (const syntax::Node& node : scratch.tree.nodes()) builder.take(node);
  builder.finish();
}

}  // namespace plyglot::hopgi::fen
