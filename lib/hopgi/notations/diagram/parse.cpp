// Text to tree to AST (hopgi 3.3).

#include "hopgi/notations/diagram/parse.hpp"

#include "grammars/hopgi_diagram.hpp"
#include "hopgi/notations/diagram/ast_builder.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hopgi::diagram {
namespace {

namespace rules = grammars::hopgi_diagram;

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::diagram>.as(separator),
    node<rules::line_break, &AstBuilder::end_line>,
    leaf<rules::comment, &AstBuilder::add_part, PartKind::comment>.as(comment),
    node<rules::turn_field, &AstBuilder::add_field, PartKind::turn>.as(key),
    node<rules::hand_field, &AstBuilder::add_field, PartKind::hand>.as(key),
    node<rules::turn_value, &AstBuilder::take_value, true>.as(player),
    leaf<rules::hand_value, &AstBuilder::take_value, true>.as(piece),
    leaf<rules::odd_value, &AstBuilder::take_value, false>.as(unreadable),
    leaf<rules::files, &AstBuilder::add_part, PartKind::files>.as(place),
    leaf<rules::shaded_cell, &AstBuilder::add_cell>.as(piece),
    leaf<rules::line_cell, &AstBuilder::add_cell>.as(piece),
    leaf<rules::hole_cell, &AstBuilder::add_cell>,
    leaf<rules::plain_cell, &AstBuilder::add_cell>.as(piece),
    leaf<rules::odd_cell, &AstBuilder::add_cell>.as(piece),
    node<rules::rank_7, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_6, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_5, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_4, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_3, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_2, &AstBuilder::add_rank>.as(separator),
    node<rules::rank_1, &AstBuilder::add_rank>.as(separator),
    node<rules::odd_rank, &AstBuilder::add_rank>.as(separator),
    leaf<rules::full_border, &AstBuilder::add_part, PartKind::border>.as(separator),
    leaf<rules::corner_border, &AstBuilder::add_part, PartKind::border>.as(separator),
    leaf<rules::border_2, &AstBuilder::add_part, PartKind::border>.as(separator),
    leaf<rules::border_1, &AstBuilder::add_part, PartKind::border>.as(separator),
    leaf<rules::odd_border, &AstBuilder::add_part, PartKind::border>.as(separator),
    leaf<rules::bad_line, &AstBuilder::add_part, PartKind::bad_line>.as(unreadable),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::diagram, Traits>("hopgi-diagram");

void build_ast(const text::Source& source, text::Span diagram, Scratch& scratch) {
  scratch.ast.clear();
  scratch.ast.span = diagram;
  scratch.text.reset(source.slice(diagram), diagram.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, scratch.ast);
  for (const syntax::Node& node : scratch.tree.nodes()) table.take(node, builder);
}

}  // namespace plyglot::hopgi::diagram
