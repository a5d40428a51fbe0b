#include "hopgi/notations/hopgi/read/ast.hpp"

#include "syntax/renew.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {
namespace {

class AstText {
 public:
  AstText(const Ast& ast, const text::Source& source, std::string& out) : ast_(ast), source_(source), out_(out) {}

  void append() {
    text::append(out_, "{} {}..{}\n", ast_.has_game ? "game" : "comments alone", ast_.span.begin, ast_.span.end);
    append_comments(0, ast_.lead_comments);
    for (const TagNode& tag : ast_.tags) append_tag(tag);
    for (const text::Span bad_tag : ast_.bad_tags) append_span("bad tag", bad_tag);
    for (const Item& item : ast_.items) append_item(item);
    if (!ast_.result_span.empty()) append_span("result", ast_.result_span);
    append_comments(ast_.comments.size() - ast_.tail_comments, ast_.comments.size());
  }

 private:
  void append_comments(std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) append_comment(ast_.comments[i]);
  }

  void append_comment(const CommentNode& comment) {
    constexpr std::string_view names[] = {"comment", "unclosed comment", "line comment", "semicolon comment"};
    append_span(names[static_cast<std::size_t>(comment.form)], comment.span);
  }

  void append_tag(const TagNode& tag) {
    append_span("tag", tag.span);
    append_span("  name", tag.name);
    append_span("  value", tag.value);
  }

  void append_item(const Item& item) {
    switch (item.kind) {
      case ItemKind::turn:
        return append_turn(ast_.turns[item.index]);
      case ItemKind::number:
        return append_span("number", ast_.numbers[item.index].span());
      case ItemKind::comment:
        return append_comment(ast_.comments[item.index]);
      case ItemKind::nag:
        return append_span("nag", item.span);
      case ItemKind::variation_begin:
        append_span(item.is_without_turn ? "variation before any turn" : "variation", item.span);
        ++depth_;
        return;
      case ItemKind::variation_end:
        --depth_;
        return append_span("end of variation", item.span);
      case ItemKind::bad_token:
        return append_span(item.is_turn ? "bad token for a turn" : "bad token", item.span);
    }
  }

  void append_turn(const TurnNode& turn) {
    append_span("turn", turn.span);
    for (std::uint32_t i = 0; i < turn.leg_count; ++i) append_leg(ast_.legs[turn.first_leg + i]);
    if (!turn.inner_suffix.empty()) append_span("  suffix before the second leg", turn.inner_suffix);
    if (!turn.suffix_span.empty()) append_span("  suffix", turn.suffix_span);
    if (!turn.extra.empty()) append_span("  extra legs", turn.extra);
  }

  void append_leg(const LegNode& leg) {
    constexpr std::string_view names[] = {"  leg", "  short leg", "  drop"};
    append_span(names[static_cast<std::size_t>(leg.form)], leg.span());
    if (leg.letter().is_written()) append_span(leg.letter().kind ? "    piece" : "    no piece", leg.letter().span);
    if (leg.form == LegForm::long_leg)
      append_span(leg.from().square ? "    from" : "    from no square", leg.from().span);
    if (leg.hint().is_written()) append_span("    hint", leg.hint().span);
    append_span(leg.to().square ? "    to" : "    to no square", leg.to().span);
    if (leg.promotion().is_written()) append_span("    promotion", leg.promotion().span);
    if (!leg.marks().empty()) append_span("    marks", leg.marks());
  }

  void append_span(std::string_view name, text::Span span) {
    out_.append(2 * (depth_ + 1), ' ');
    text::append(out_, "{} {}..{}", name, span.begin, span.end);
    if (!span.empty()) text::append(out_, " {}", text::quote(source_.slice(span)));
    out_ += '\n';
  }

  const Ast& ast_;
  const text::Source& source_;
  std::string& out_;
  std::size_t depth_ = 0;
};

}  // namespace

void Ast::clear() {
  syntax::renew(*this, &Ast::tags, &Ast::bad_tags, &Ast::comments, &Ast::deep_comments, &Ast::items, &Ast::turns,
                &Ast::legs, &Ast::numbers, &Ast::faults);
}

const TagNode* find_tag(const Ast& ast, const text::Source& source, std::string_view name) {
  for (const TagNode& tag : ast.tags) {
    if (tag.name.size() == name.size() && source.slice(tag.name) == name) return &tag;
  }
  return nullptr;
}

Result result_named(std::string_view text) {
  for (const Result result : {Result::white_wins, Result::black_wins, Result::draw, Result::open}) {
    if (text == result_text(result)) return result;
  }
  return Result::none;
}

void append_ast(const Ast& ast, const text::Source& source, std::string& out) { AstText(ast, source, out).append(); }

}  // namespace plyglot::hopgi::record
