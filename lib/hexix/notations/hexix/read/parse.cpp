// Text to tree to AST (hexix 2 and 3).

#include "hexix/notations/hexix/read/parse.hpp"

#include "grammars/hexix.hpp"
#include "hexix/notations/hexix/read/ast_builder.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hexix {
namespace {

namespace rules = grammars::hexix;

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

// The rules of a dialect have the same kinds in both.
template <class Own>
constexpr syntax::GrammarTable table{
    node<typename Own::record>,
    node<rules::comment_line, &AstBuilder::end_line, LineKind::comment>,
    node<rules::blank_line, &AstBuilder::end_line, LineKind::blank>,
    node<rules::divider_line, &AstBuilder::end_divider>,
    node<rules::header_line, &AstBuilder::end_header>,
    node<typename Own::row_line, &AstBuilder::end_row>,
    node<rules::odd_row_line, &AstBuilder::end_row>,
    node<rules::remark_line, &AstBuilder::end_remark>,
    leaf<rules::comment, &LineNode::comment>.as(comment),
    leaf<rules::divider, &LineNode::content>.as(separator),
    leaf<rules::header, &LineNode::content>.as(key),
    leaf<rules::odd_header, &AstBuilder::take_odd_header>.as(key),
    leaf<rules::remark, &LineNode::content>.as(unreadable),
    node<typename Own::row, &LineNode::content>,
    node<rules::odd_row, &AstBuilder::take_odd_row>,
    leaf<rules::number, &RowBuilder::take_number>.as(number),
    leaf<rules::odd_number, &RowBuilder::take_odd_number>.as(number),
    leaf<rules::skip, &RowBuilder::take_dots>.as(keyword),
    leaf<rules::dots, &RowBuilder::take_dots>.as(keyword),
    leaf<rules::cell>.as(place),
    leaf<rules::odd_cell, &RowBuilder::take_cell>.as(place),
    leaf<typename Own::mark>,
    leaf<rules::odd_mark, &RowBuilder::take_mark>,
    leaf<rules::value>,
    leaf<rules::odd_value, &RowBuilder::take_value>,
    node<typename Own::place>.as(piece),
    node<rules::odd_place, &MoveNode::form, MoveForm::place>.as(piece),
    leaf<rules::increment>.as(mark),
    node<rules::odd_increment, &RowBuilder::take_increment>.as(mark),
    leaf<rules::separator>.as(mark),
    node<rules::capture>,
    node<rules::odd_capture, &MoveNode::form, MoveForm::capture>,
    leaf<rules::suffix>.as(mark),
    leaf<rules::odd_suffix, &RowBuilder::take_suffix>.as(mark),
    syntax::word<typename Own::move, &RowBuilder::take_move>,
    node<rules::odd_move, &RowBuilder::end_odd_move>,
    leaf<rules::bad_word, &RowBuilder::take_bad_word>.as(unreadable),
    leaf<rules::surplus, &RowNode::surplus>.as(unreadable),
};
// Each line has five places where blanks may end or be missing, each move may have a suffix, and each line a comment.
using Guarded = syntax::RuleList<rules::hblank, rules::suffix,
                                 tao::pegtl::internal::seq<tao::pegtl::opt<rules::hblanks>, rules::comment>>;
// Between the columns.
using Runs = syntax::RuleList<rules::hblanks, rules::trailing_blanks, tao::pegtl::star<rules::hblank>>;
struct Traits2024 : syntax::TraitsOf<table<rules::dialect_2024>> {
  using repeated = syntax::RuleList<rules::dialect_2024::move>;
  using guarded = Guarded;
  using runs = Runs;
};
struct Traits2019 : syntax::TraitsOf<table<rules::dialect_2019>> {
  using repeated = syntax::RuleList<rules::dialect_2019::move>;
  using guarded = Guarded;
  using runs = Runs;
};

}  // namespace

constinit const syntax::Grammar grammar_2024 =
    syntax::make_grammar<rules::dialect_2024::record, Traits2024>("hexix-2024");
constinit const syntax::Grammar grammar_2019 =
    syntax::make_grammar<rules::dialect_2019::record, Traits2019>("hexix-2019");

const syntax::Grammar& grammar_of(Dialect dialect) { return dialect == Dialect::v2024 ? grammar_2024 : grammar_2019; }

const syntax::SyntaxTree& build_tree(const text::Source& source, text::Span record, Dialect dialect,
                                     ParseScratch& scratch) {
  scratch.text.reset(source.slice(record), record.begin);
  scratch.text.finish();
  grammar_of(dialect).build(scratch.text, scratch.tree, scratch.failures);
  return scratch.tree;
}

void build_ast(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast) {
  ast.clear();
  ast.span = record;
  scratch.text.reset(source.slice(record), record.begin);
  scratch.text.finish();
  grammar_of(dialect).build(scratch.text, scratch.tree, scratch.failures, &scratch.words);
  AstBuilder builder(source, ast);
  for (const syntax::Node& node : scratch.tree.nodes()) table<rules::dialect_2024>.take(node, builder);
  builder.finish();
}

}  // namespace plyglot::hexix
