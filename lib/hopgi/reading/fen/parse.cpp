// Text to tree to AST (hopgi 3.2).

#include "hopgi/reading/fen/parse.hpp"

#include "grammars/hopgi_fen.hpp"
#include "hopgi/reading/fen/ast_builder.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hopgi::fen {
namespace {

namespace rules = grammars::hopgi_fen;

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::fen>,
    node<rules::board, &Ast::board>.as(separator),
    node<rules::odd_board, &Ast::board>.as(separator),
    node<rules::full_rank, &AstBuilder::end_rank>,
    node<rules::rank_5, &AstBuilder::end_rank>,
    node<rules::rank_2, &AstBuilder::end_rank>,
    node<rules::rank_1, &AstBuilder::end_rank>,
    node<rules::odd_rank, &AstBuilder::end_rank>,
    node<rules::piece, &AstBuilder::add_piece, false>.as(piece),
    leaf<rules::promoted, &AstBuilder::add_piece, false>.as(piece),
    node<rules::odd_piece, &AstBuilder::add_piece, true>.as(piece),
    node<rules::gap_1, &AstBuilder::add_gap>.as(place),
    node<rules::gap_2, &AstBuilder::add_gap>.as(place),
    node<rules::gap_3, &AstBuilder::add_gap>.as(place),
    node<rules::gap_4, &AstBuilder::add_gap>.as(place),
    node<rules::gap_5, &AstBuilder::add_gap>.as(place),
    node<rules::gap_6, &AstBuilder::add_gap>.as(place),
    node<rules::gap_7, &AstBuilder::add_gap>.as(place),
    node<rules::empties, &AstBuilder::add_gap>.as(place),
    node<rules::hole, &AstBuilder::add_item, ItemKind::hole, false>.as(place),
    node<rules::odd_hole, &AstBuilder::add_item, ItemKind::hole, true>.as(place),
    leaf<rules::bad_promoted, &AstBuilder::add_item, ItemKind::bad_promoted, false>.as(unreadable),
    node<rules::bad_char, &AstBuilder::add_bad_char>.as(unreadable),
    leaf<rules::hand, &AstBuilder::set_hand, HandForm::brackets>.as(piece),
    leaf<rules::odd_hand, &AstBuilder::set_hand, HandForm::brackets>.as(piece),
    leaf<rules::unclosed_hand, &AstBuilder::set_hand, HandForm::unclosed>.as(unreadable),
    leaf<rules::rank_hand, &AstBuilder::set_hand, HandForm::rank>.as(piece),
    leaf<rules::side, &AstBuilder::add_field, true>.as(player),
    leaf<rules::bad_side, &AstBuilder::add_field, false>.as(unreadable),
    leaf<rules::castling, &AstBuilder::add_field, true>.as(value),
    leaf<rules::bad_castling, &AstBuilder::add_field, false>.as(unreadable),
    leaf<rules::en_passant, &AstBuilder::add_field, true>.as(value),
    leaf<rules::bad_en_passant, &AstBuilder::add_field, false>.as(unreadable),
    leaf<rules::clock, &AstBuilder::add_field, true>.as(value),
    leaf<rules::bad_clock, &AstBuilder::add_field, false>.as(unreadable),
    leaf<rules::turn_number, &AstBuilder::add_field, true>.as(number),
    leaf<rules::bad_turn_number, &AstBuilder::add_field, false>.as(unreadable),
    leaf<rules::extra, &Ast::extra>.as(unreadable),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::fen, Traits>("hopgi-fen");

void build_ast(const text::Source& source, text::Span fen, Scratch& scratch) {
  scratch.ast.clear();
  scratch.ast.span = fen;
  scratch.text.reset(source.slice(fen), fen.begin);
  scratch.text.finish();
  grammar.build(scratch.text, scratch.tree, scratch.failures);
  AstBuilder builder(source, scratch.ast);
  for (const syntax::Node& node : scratch.tree.nodes()) table.take(node, builder);
  builder.finish();
}

}  // namespace plyglot::hopgi::fen
