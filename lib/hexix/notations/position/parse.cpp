// Text to tree to AST (hexix R17).

#include "hexix/notations/position/parse.hpp"

#include "grammars/hexix_position.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hexix::positions {
namespace {

namespace rules = grammars::hexix_position;

struct Builder {
  Ast& ast;

  Ast& part(syntax::PartOf<Ast>) { return ast; }
};

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::line>,
    node<rules::board, &Ast::board>.as(separator),
    node<rules::empty>.as(place),
    leaf<rules::piece>.as(piece),
    leaf<rules::blue_home>.as(piece),
    leaf<rules::red_home>.as(piece),
    leaf<rules::side, &Ast::side>.as(player),
    leaf<rules::odd_side, &Ast::side>.as(player),
    leaf<rules::unreadable>.as(unreadable),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::line, Traits>("hexix-position");

void build_ast(const text::Source& source, text::Span line, Scratch& scratch) {
  scratch.ast = {line, {}, {}};
  scratch.text.reset(source.slice(line), line.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  Builder builder{scratch.ast};
  for (const syntax::Node& node : scratch.tree.nodes()) table.take(node, builder);
}

}  // namespace plyglot::hexix::positions
