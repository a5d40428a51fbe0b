// Text to tree to AST (hexix R17).

#include "hexix/notations/position/parse.hpp"

#include "grammars/hexix_position.hpp"
#include "hexix/notations/position/kinds.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hexix::positions {
namespace {

namespace rules = grammars::hexix_position;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HEXIX_POSITION_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HEXIX_POSITION_NODES(PLYGLOT_HEXIX_POSITION_RULE)>;
#undef PLYGLOT_HEXIX_POSITION_RULE
  using leaves = syntax::RuleList<rules::piece, rules::blue_home, rules::red_home, rules::side, rules::odd_side,
                                  rules::unreadable>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::line, Traits>("hexix-position");

void build_ast(const text::Source& source, text::Span line, Scratch& scratch) {
  scratch.ast = {line, {}, {}};
  scratch.text.reset(source.slice(line), line.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  for (const syntax::Node& node : scratch.tree.nodes()) {
    const NodeKind kind = kind_of(node);
    if (kind == NodeKind::board) scratch.ast.board = node.span;
    if (kind == NodeKind::side || kind == NodeKind::odd_side) scratch.ast.side = node.span;
  }
}

}  // namespace plyglot::hexix::positions
