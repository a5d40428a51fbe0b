// Text to tree to AST (hopgi 3.1).

#include "hopgi/notations/hopgi/read/parse.hpp"

#include "grammars/hopgi.hpp"
#include "hopgi/notations/hopgi/read/ast_builder.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hopgi::record {
namespace {

namespace rules = grammars::hopgi;

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::record>,
    node<rules::continued_record>,
    node<rules::tag, &AstBuilder::take_tag>.as(separator),
    leaf<rules::name, &TagNode::name>.as(key),
    leaf<rules::value, &TagNode::value>.as(value),
    leaf<rules::bad_tag, &AstBuilder::take_bad_tag>.as(unreadable),
    leaf<rules::comment, &AstBuilder::take_brace_comment>.as(comment),
    leaf<rules::line_comment, &AstBuilder::take_comment, CommentForm::line>.as(comment),
    leaf<rules::semicolon_comment, &AstBuilder::take_comment, CommentForm::semicolon>.as(comment),
    leaf<rules::stray_brace, &AstBuilder::add_fault, FaultKind::stray_brace>.as(unreadable),
    node<rules::variation>,
    leaf<rules::open, &AstBuilder::take_open>.as(separator),
    leaf<rules::close, &AstBuilder::take_close>.as(separator),
    leaf<rules::too_deep, &AstBuilder::take_open>.as(unreadable),
    leaf<rules::stray_paren, &AstBuilder::take_close>.as(unreadable),
    leaf<rules::nag, &AstBuilder::take_nag>.as(mark),
    leaf<rules::odd_nag, &AstBuilder::take_nag>.as(mark),
    leaf<rules::number, &AstBuilder::take_number>.as(number),
    leaf<rules::odd_number, &AstBuilder::take_number>.as(number),
    node<rules::turn, &AstBuilder::end_turn>,
    syntax::word<rules::long_leg, &LegBuilder::take_long_leg>,
    syntax::word<rules::drop, &LegBuilder::take_drop>,
    node<rules::odd_long_leg, &LegBuilder::end_leg, LegForm::long_leg>,
    node<rules::short_leg, &LegBuilder::end_leg, LegForm::short_leg>,
    node<rules::odd_drop, &LegBuilder::end_leg, LegForm::drop>,
    leaf<rules::piece>.as(piece),
    leaf<rules::hand_piece>.as(piece),
    leaf<rules::odd_piece, &LegBuilder::take_letter>.as(piece),
    leaf<rules::square>.as(place),
    leaf<rules::odd_square, &LegBuilder::take_square>.as(place),
    leaf<rules::hint, &LegBuilder::take_hint>.as(place),
    leaf<rules::separator>.as(mark),
    leaf<rules::odd_separator, &LegBuilder::take_sign>.as(mark),
    leaf<rules::drop_sign>.as(mark),
    leaf<rules::odd_drop_sign>.as(mark),
    leaf<rules::promotion>.as(piece),
    leaf<rules::odd_promotion, &LegBuilder::take_promotion>.as(piece),
    leaf<rules::marks>.as(mark),
    leaf<rules::inner_suffix, &TurnNode::inner_suffix>.as(mark),
    leaf<rules::semicolon, &AstBuilder::take_semicolon>.as(separator),
    leaf<rules::suffix, &TurnNode::suffix_span>.as(mark),
    leaf<rules::odd_suffix, &TurnNode::suffix_span>.as(mark),
    leaf<rules::extra_legs, &TurnNode::extra>.as(unreadable),
    leaf<rules::bad_token, &AstBuilder::take_bad_token>.as(unreadable),
    leaf<rules::result, &AstBuilder::end_game>.as(result),
    leaf<rules::rest>.as(unreadable),
};
struct Traits : syntax::TraitsOf<table> {
  // Between words blanks are looked for twice, at the end of each line a tag, and after each turn a suffix.
  using BrokenLine = tao::pegtl::seq<rules::line_break, tao::pegtl::opt<syntax::tolerated<rules::late_tag>>>;
  using guarded = syntax::RuleList<tao::pegtl::sor<rules::line_blank, BrokenLine>, rules::line_blank, rules::late_tag,
                                   rules::any_suffix>;
  using runs = syntax::RuleList<rules::value, tao::pegtl::star<rules::comment_character>>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::record, Traits>("hopgi");
constinit const syntax::Grammar continued_grammar = syntax::make_grammar<rules::continued_record, Traits>("hopgi");

namespace {

void build(const text::Source& source, text::Span game, ParseScratch& scratch, syntax::SeenWords* seen) {
  scratch.text.reset(source.slice(game), game.begin);
  scratch.text.finish();
  const syntax::Grammar& reading = is_at_line_begin(source, game.begin) ? grammar : continued_grammar;
  reading.build(scratch.text, scratch.tree, scratch.failures, seen);
}

}  // namespace

const syntax::SyntaxTree& build_tree(const text::Source& source, text::Span game, ParseScratch& scratch) {
  build(source, game, scratch, nullptr);
  return scratch.tree;
}

void build_ast(const text::Source& source, text::Span game, ParseScratch& scratch, Ast& ast) {
  ast.clear();
  ast.span = game;
  ast.end = game.begin;
  build(source, game, scratch, &scratch.words);
  AstBuilder builder(source, ast);
  for (const syntax::Node& node : scratch.tree.nodes()) table.take(node, builder);
  builder.finish();
}

}  // namespace plyglot::hopgi::record
