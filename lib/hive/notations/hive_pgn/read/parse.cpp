// Text to tree to AST (hive-notations 3.3).

#include "hive/notations/hive_pgn/read/parse.hpp"

#include "grammars/hive_pgn.hpp"
#include "hive/notations/hive_pgn/read/ast_builder.hpp"
#include "hive/reading/uhp_moves/move_rows.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

namespace rules = grammars::hive_pgn;

using syntax::leaf;
using syntax::node;
using syntax::unit;
using enum annotations::TokenKind;

constexpr auto table = uhp::move_rows<rules::ply_moves, &AstBuilder::add_move> +
                       syntax::GrammarTable{
                           node<rules::file>,
                           leaf<rules::byte_order_mark, &AstBuilder::take_byte_order_mark>,
                           leaf<rules::utf16, &AstBuilder::take_utf16>.as(unreadable),
                           leaf<rules::inner_mark, &AstBuilder::take_inner_mark>.as(unreadable),
                           node<rules::tag_line, &AstBuilder::add_tag_line>,
                           node<rules::tag, &ReadLine::tag>.as(separator),
                           leaf<rules::key, &ReadLine::key>.as(key),
                           leaf<rules::value, &ReadLine::value>.as(value),
                           node<rules::bad_tag_line, &AstBuilder::add_bad_tag>,
                           leaf<rules::bad_tag, &ReadLine::tag>.as(unreadable),
                           node<rules::comment_line, &AstBuilder::add_comment_line>,
                           node<rules::comment, &AstBuilder::add_comment>.as(comment),
                           leaf<rules::comment_text, &AstBuilder::take_comment_text>,
                           node<rules::unclosed, &AstBuilder::take_unclosed>,
                           leaf<rules::ignored, &AstBuilder::add_ignored>.as(unreadable),
                           node<rules::more_on_line, &ReadLine::is_unfinished, true>,
                           unit(node<rules::ply_line, &AstBuilder::add_ply_line>),
                           node<rules::ply_number, &ReadLine::number>.as(number),
                           node<rules::odd_number, &ReadLine::number>.as(number),
                           leaf<rules::no_number, &ReadLine::number>,
                           leaf<rules::digits, &ReadLine::digits>,
                           leaf<rules::odd_digits, &ReadLine::digits>,
                           leaf<rules::lettered_digits, &ReadLine::digits>,
                           node<rules::early_comments, &AstBuilder::take_early_comments>,
                           node<rules::no_move, &AstBuilder::add_no_move>,
                           node<rules::move_text, &ReadLine::move_text>,
                           leaf<rules::missing_line_end, &AstBuilder::take_missing_line_end>.as(number),
                           leaf<rules::semicolon, &AstBuilder::take_semicolon>.as(separator),
                           node<rules::semicolon_line, &AstBuilder::end_line>,
                           leaf<rules::trailing_blanks, &ReadLine::trailing_blanks>,
                           node<rules::parenthesis_ahead, &ReadLine::has_parenthesis_after, true>,
                           node<rules::variation>,
                           node<rules::open_line, &AstBuilder::end_parenthesis_line>,
                           node<rules::close_line, &AstBuilder::end_parenthesis_line>,
                           node<rules::too_deep_line, &AstBuilder::end_parenthesis_line>,
                           node<rules::stray_close_line, &AstBuilder::end_parenthesis_line>,
                           leaf<rules::open, &AstBuilder::take_open>.as(separator),
                           leaf<rules::close, &AstBuilder::take_close>.as(separator),
                           leaf<rules::too_deep, &AstBuilder::take_open>.as(unreadable),
                           leaf<rules::stray_close, &AstBuilder::take_close>.as(unreadable),
                           node<rules::result_line, &AstBuilder::add_result_line>,
                           leaf<rules::indent, &ReadLine::indent>,
                           leaf<rules::result, &ReadLine::result>.as(result),
                           leaf<rules::odd_result, &ReadLine::result>.as(result),
                           node<rules::early_result_line, &AstBuilder::add_early_result_line>,
                           leaf<rules::early_result, &ReadLine::result>.as(unreadable),
                           node<rules::stray_line>,
                           leaf<rules::stray, &AstBuilder::add_stray>.as(unreadable),
                       };
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("hive-pgn");

void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter, uhp::Dialect dialect) {
  ast.clear();
  ast.span = file;
  mapped.reset(source.slice(file), file.begin);
  mapped.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(mapped, tree, failures);
  SyntaxFindings findings(source, ast, reporter);
  AstBuilder builder(source, failures, dialect, ast, findings, reporter);
  for (const syntax::Node& node : tree.nodes()) table.take(node, builder);
  builder.finish();
}

}  // namespace plyglot::hive::hive_pgn
