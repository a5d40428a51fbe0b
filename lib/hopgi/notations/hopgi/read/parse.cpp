// Text to tree to AST (hopgi 3.1).

#include "hopgi/notations/hopgi/read/parse.hpp"

#include "grammars/hopgi.hpp"
#include "hopgi/notations/hopgi/read/ast_builder.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hopgi::record {
namespace {

namespace rules = grammars::hopgi;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HOPGI_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HOPGI_NODES(PLYGLOT_HOPGI_RULE)>;
#undef PLYGLOT_HOPGI_RULE
  using leaves =
      syntax::RuleList<rules::name, rules::value, rules::bad_tag, rules::comment, rules::line_comment,
                       rules::semicolon_comment, rules::stray_brace, rules::open, rules::close, rules::too_deep,
                       rules::stray_paren, rules::nag, rules::odd_nag, rules::number, rules::odd_number, rules::piece,
                       rules::hand_piece, rules::odd_piece, rules::square, rules::odd_square, rules::hint,
                       rules::separator, rules::odd_separator, rules::drop_sign, rules::odd_drop_sign, rules::promotion,
                       rules::odd_promotion, rules::marks, rules::inner_suffix, rules::semicolon, rules::suffix,
                       rules::odd_suffix, rules::extra_legs, rules::bad_token, rules::result, rules::rest>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::record, Traits>("hopgi");
constinit const syntax::Grammar continued_grammar = syntax::make_grammar<rules::continued_record, Traits>("hopgi");

void build_ast(const text::Source& source, text::Span game, ParseScratch& scratch, Ast& ast) {
  ast.clear();
  ast.span = game;
  ast.end = game.begin;
  scratch.text.reset(source.slice(game), game.begin);
  scratch.text.finish();
  const syntax::Grammar& reading = is_at_line_begin(source, game.begin) ? grammar : continued_grammar;
  reading.build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, ast);
  for (const syntax::Node& node : scratch.tree.nodes()) builder.take(node);
  builder.finish();
}

}  // namespace plyglot::hopgi::record
