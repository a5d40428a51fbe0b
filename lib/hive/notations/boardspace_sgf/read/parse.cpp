// Text to tree to AST (hive-notations 3.4).

#include "hive/notations/boardspace_sgf/read/parse.hpp"

#include "grammars/boardspace_sgf.hpp"
#include "hive/notations/boardspace_sgf/read/ast_builder.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

namespace rules = grammars::boardspace_sgf;

using syntax::called;
using syntax::leaf;
using syntax::node;
using syntax::recovery;
using syntax::silent;
using syntax::unit;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    called<"a number">(silent<rules::number>),
    node<rules::file>,
    node<rules::game_tree>,
    leaf<rules::open, &AstBuilder::take_open>.as(separator),
    node<rules::close>.as(separator),
    node<rules::unclosed, &AstBuilder::end_tree>,
    unit(node<rules::header, &AstBuilder::end_header>).as(separator),
    leaf<rules::key, &Header::key>.as(key),
    leaf<rules::value, &AstBuilder::take_value>.as(value),
    unit(node<rules::data_node, &Ast::is_strict, false>).as(separator),
    unit(node<rules::action, &AstBuilder::end_action>).as(separator),
    leaf<rules::player, &AstBuilder::take_player>.as(player),
    called<"a number">(leaf<rules::ordinal_of_node, &AstBuilder::take_number>),
    node<rules::start_word, &AstBuilder::add_word, Command::start>.as(keyword),
    node<rules::pick_word, &AstBuilder::add_word, Command::pick>.as(keyword),
    node<rules::pickb_word, &AstBuilder::add_word, Command::pickb>.as(keyword),
    node<rules::drop_word, &AstBuilder::add_word, Command::put>.as(keyword),
    node<rules::move_word, &AstBuilder::add_word, Command::put>.as(keyword),
    node<rules::movedone_word, &AstBuilder::add_word, Command::put_and_done>.as(keyword),
    node<rules::pass_word, &AstBuilder::add_word, Command::pass>.as(keyword),
    node<rules::done_word, &AstBuilder::add_word, Command::done>.as(keyword),
    node<rules::resign_word, &AstBuilder::add_word, Command::resign>.as(keyword),
    node<rules::offer_word, &AstBuilder::add_word, Command::offer_draw>.as(keyword),
    node<rules::accept_word, &AstBuilder::add_word, Command::accept_draw>.as(keyword),
    node<rules::decline_word, &AstBuilder::add_word, Command::decline_draw>.as(keyword),
    called<"a command">(leaf<rules::unknown_word, &AstBuilder::take_unknown_word>).as(unreadable),
    node<rules::body, &AstBuilder::take_body>.as(place),
    called<"a colour (`W` or `B`)">(node<rules::colour, &AstBuilder::take_colour>).as(player),
    called<"a piece such as `wA1`">(node<rules::piece, &AstBuilder::take_piece>).as(piece),
    node<rules::referred_piece, &AstBuilder::take_referred_piece>.as(piece),
    node<rules::piece_colour, &AstBuilder::take_piece_colour>,
    node<rules::bug, &AstBuilder::take_bug>,
    node<rules::ordinal, &AstBuilder::take_ordinal>,
    called<"a column from `A` to `Z`">(leaf<rules::column, &AstBuilder::take_column>).as(place),
    called<"a number">(silent<rules::slot>),
    called<"the number of a row">(leaf<rules::row, &AstBuilder::take_row>).as(place),
    called<"a reference such as `wA1-`">(node<rules::reference, &WrittenReference::span>),
    node<rules::dot>.as(mark),
    leaf<rules::left_mark, &AstBuilder::take_left_mark>.as(mark),
    leaf<rules::right_mark, &AstBuilder::take_right_mark>.as(mark),
    node<rules::bad_reference, &AstBuilder::take_bad_reference>.as(unreadable),
    leaf<rules::time, &AstBuilder::take_time>.as(value),
    recovery<rules::bad_header, &AstBuilder::add_unreadable>.as(unreadable),
    recovery<rules::bad_node, &AstBuilder::add_unreadable>.as(unreadable),
    leaf<rules::outside, &AstBuilder::add_outside>.as(unreadable),
    leaf<rules::second_tree, &AstBuilder::take_second_tree>.as(unreadable),
    leaf<rules::unread>.as(unreadable),
    node<rules::no_game, &AstBuilder::take_no_game>.as(unreadable),
    called<"a space">(silent<rules::blanks>),
    called<"`]`">(silent<rules::value_end>),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("boardspace-sgf");

void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter) {
  const std::string_view bytes = source.slice(file);
  ast.clear();
  ast.span = file;
  ast.is_latin1 = !is_utf8(bytes);
  decode(bytes, file.begin, ast.is_latin1, mapped);
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(mapped, tree, failures);

  SyntaxFindings findings(source, ast, reporter);
  AstBuilder builder(source, failures, ast, findings);
  // Children come before their parents, so that one pass meets everything in the order of the text.
  for (const syntax::Node& node : tree.nodes()) table.take(node, builder);
  if (ast.has_game) report_encoding(bytes, file.begin, ast.is_latin1, reporter);
}

}  // namespace plyglot::hive::boardspace_sgf
