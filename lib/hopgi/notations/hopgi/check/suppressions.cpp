#include "hopgi/notations/hopgi/check/suppressions.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "notation/suppressions.hpp"

namespace plyglot::hopgi::record {
namespace {

// A CR that stayed would become a part of the line end.
bool is_blank_or_return(char byte) { return is_blank_of_line(byte) || byte == '\r'; }

void add_items(const Ast& ast, notation::SuppressionReader& comments) {
  for (const TagNode& tag : ast.tags) comments.add_item(tag.span);
  for (const text::Span tag : ast.bad_tags) comments.add_item(tag);
  for (const Item& item : ast.items) {
    if (item.kind != ItemKind::comment && !item.span.empty()) comments.add_item(item.span);
  }
  for (const Fault& fault : ast.faults) comments.add_item(fault.span);
  if (!ast.result_span.empty()) comments.add_item(ast.result_span);
}

// Where the first game of the file begins, after the comments before it.
std::uint32_t begin_of_first_game(const Scope& scope) {
  const Ast& ast = scope.ast;
  if ((scope.context.facts & fact::has_game) != 0) return 0;
  if (!ast.has_game) return ast.span.end;
  if (!ast.has_tags()) return ast.first_word.begin;
  return ast.lead_comments == 0 ? 0 : ast.comments[ast.lead_comments - 1].span.end;
}

}  // namespace

void read_suppressions(const Scope& scope) {
  notation::SuppressionReader comments(scope.source(), is_blank_or_return);
  const auto add = [&comments](const CommentNode& comment) {
    if (comment.form == CommentForm::line) comments.add_line_comment(comment.span, 2);
    if (comment.form == CommentForm::brace) {
      comments.add_comment(comment.span, {comment.span.begin + 1, comment.span.end - 1});
    }
  };
  // In the order of the text.
  auto deep = scope.ast.deep_comments.begin();
  const auto add_deep_before = [&](std::uint32_t end) {
    for (; deep != scope.ast.deep_comments.end() && deep->span.begin < end; ++deep) add(*deep);
  };
  for (const CommentNode& comment : scope.ast.comments) {
    add_deep_before(comment.span.begin);
    add(comment);
  }
  add_deep_before(UINT32_MAX);
  if (comments.is_empty()) return;
  add_items(scope.ast, comments);
  comments.read(scope.ast.span.end, begin_of_first_game(scope), scope.context.reporter);
}

}  // namespace plyglot::hopgi::record
