// Text to tree to AST (hopgi 3.3).

#include "hopgi/notations/diagram/parse.hpp"

#include "grammars/hopgi_diagram.hpp"
#include "hopgi/notations/diagram/ast_builder.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hopgi::diagram {
namespace {

namespace rules = grammars::hopgi_diagram;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HOPGI_DIAGRAM_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HOPGI_DIAGRAM_NODES(PLYGLOT_HOPGI_DIAGRAM_RULE)>;
#undef PLYGLOT_HOPGI_DIAGRAM_RULE
  using leaves =
      syntax::RuleList<rules::comment, rules::hand_value, rules::odd_value, rules::files, rules::shaded_cell,
                       rules::line_cell, rules::hole_cell, rules::plain_cell, rules::odd_cell, rules::full_border,
                       rules::corner_border, rules::border_2, rules::border_1, rules::odd_border, rules::bad_line>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::diagram, Traits>("hopgi-diagram");

void build_ast(const text::Source& source, text::Span diagram, Scratch& scratch) {
  scratch.ast.clear();
  scratch.ast.span = diagram;
  scratch.text.reset(source.slice(diagram), diagram.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, scratch.ast);
  for (const syntax::Node& node : scratch.tree.nodes()) builder.take(node);
}

}  // namespace plyglot::hopgi::diagram
