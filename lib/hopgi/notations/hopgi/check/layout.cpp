#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

void report_nag(const Scope& scope, text::Span nag) {
  Finding(scope, DiagnosticId::hopgi_nag_range, nag,
          nag.size() == 1 ? std::string("there is no number after `$`")
                          : text::format("{} is beyond `$255`", scope.quoted(nag)))
      .help("annotations in numbers are `$0` to `$255`");
}

void report_without_turn(const Scope& scope, text::Span open) {
  Finding(scope, DiagnosticId::hopgi_variation_without_turn, open,
          "there is no turn before this variation that it could replace")
      .note("it is read from the position at this place")
      .help("write a variation after the turn that it replaces");
}

void report_unclosed_comment(const Scope& scope, Span comment) {
  Finding(scope, DiagnosticId::hopgi_unclosed_comment, {comment.begin, comment.begin + 1},
          "this comment is never closed")
      .note("what follows is read as comment, to the end of the file or to a blank line before the next tag")
      .fix("write `}` at its end", diagnostics::Safety::unsafe, {comment.end, comment.end}, "}");
}

void report_semicolon(const Scope& scope, Span comment) {
  Finding(scope, DiagnosticId::hopgi_semicolon_comment, comment,
          "`;` joins the two legs of a turn, and here it joins none")
      .note("the rest of the line is read as comment")
      .write({comment.begin, comment.begin + 1}, "//", diagnostics::Safety::unsafe);
}

// Of the tag; none if there is no tag, or none that says it.
Result result_of(const Scope& scope, const TagNode* tag) {
  return tag == nullptr ? Result::none : result_named(scope.slice(tag->value));
}

void check_beginning(const Scope& scope) {
  if (scope.ast.has_tags() || (scope.context.facts & fact::has_game) == 0) return;
  Finding(scope, DiagnosticId::hopgi_untagged_game, scope.ast.first_word,
          "a game without tags begins here, after the result of another")
      .help("write tags such as `[White \"...\"]` above it, or delete the result if the game goes on");
}

// Without the signs around it; empty of a comment that has no end.
std::string_view inside_of(const Scope& scope, const CommentNode& comment) {
  const std::string_view text = scope.slice(comment.span);
  if (comment.form == CommentForm::brace) return text.substr(1, text.size() - 2);
  return comment.form == CommentForm::line ? text.substr(2) : std::string_view();
}

// True if comments of the game begin on a later line. A result before them would part them from it.
bool has_comment_below(const Scope& scope, std::uint32_t end) {
  const std::vector<CommentNode>& comments = scope.ast.comments;
  if (comments.empty() || comments.back().span.begin < end) return false;
  return scope.slice({end, comments.back().span.begin}).find('\n') != std::string_view::npos;
}

// False if the tag `Result` cannot be read, or another one says something else.
bool is_told_alike(const Scope& scope, const TagNode* tag) {
  if (tag == nullptr) return true;
  const std::string_view value = scope.slice(tag->value);
  const auto says_other = [&](const TagNode& other) {
    return scope.slice(other.name) == "Result" && scope.slice(other.value) != value;
  };
  return result_of(scope, tag) != Result::none &&
         std::none_of(scope.ast.tags.begin(), scope.ast.tags.end(), says_other);
}

// True if the comment is nothing but a result.
bool is_result(const Scope& scope, const CommentNode& comment) {
  // Most comments begin with a letter.
  static constexpr text::ByteSet blanks_and_digits(" \t\r\n01");
  const std::string_view inside = inside_of(scope, comment);
  if (inside.empty() || !blanks_and_digits.has(inside.front())) return false;
  const Result result = result_named(text::trimmed(inside, " \t\r\n"));
  return result != Result::none && result != Result::open;
}

// Such comments after the first turn, outside of variations.
std::vector<Span> comments_of_result(const Scope& scope) {
  const Ast& ast = scope.ast;
  std::vector<Span> found;
  const auto look_at = [&](const CommentNode& comment) {
    if (is_result(scope, comment)) found.push_back(comment.span);
  };
  if (std::none_of(ast.comments.begin(), ast.comments.end(),
                   [&](const CommentNode& comment) { return is_result(scope, comment); })) {
    return found;
  }
  std::size_t depth = 0;
  bool has_turn = false;
  for (const Item& item : ast.items) {
    if (item.kind == ItemKind::variation_begin) ++depth;
    if (item.kind == ItemKind::variation_end) --depth;
    has_turn = has_turn || item.kind == ItemKind::turn;
    if (item.kind == ItemKind::comment && depth == 0 && has_turn) look_at(ast.comments[item.index]);
  }
  for (std::size_t i = ast.comments.size() - ast.tail_comments; i < ast.comments.size(); ++i) look_at(ast.comments[i]);
  return found;
}

// The comment is not read, and yet no other result may be taken for certain.
bool says_other(const Scope& scope, Span comment, std::string_view result) {
  const std::string_view text = scope.slice(comment);
  return text.find(result) == std::string_view::npos;
}

void report_missing_result(const Scope& scope, const TagNode* tag, Result of_tag) {
  const std::uint32_t end = scope.ast.end;
  Finding found(scope, DiagnosticId::hopgi_missing_result, {end, end}, "the game has no result at its end");
  // It may be no game at all, or its comments would become those of another one; the formatter goes on after them.
  if ((!scope.ast.has_tags() && scope.ast.turns.empty()) || has_comment_below(scope, end)) return;
  // R22: it would part the tags from the game.
  if (!scope.ast.faults.empty() && scope.ast.faults.back().kind == FaultKind::stray_tags &&
      scope.ast.faults.back().span.begin >= end) {
    return;
  }
  const std::string_view result = result_text(of_tag == Result::none ? Result::open : of_tag);
  bool is_certain = is_told_alike(scope, tag);
  for (const Span comment : comments_of_result(scope)) {
    if (!says_other(scope, comment, result)) continue;
    found.label(comment, "the comment says another result");
    is_certain = false;
  }
  found.fix(of_tag == Result::none ? format("write `{}`, as of a game that is not over", result)
                                   : format("write `{}`, as the tag `Result` says", result),
            is_certain ? diagnostics::Safety::safe : diagnostics::Safety::unsafe, {end, end},
            (scope.ast.ends_with_tag ? "\n\n" : " ") + std::string(result));
}

void report_mismatch(const Scope& scope, const TagNode& tag) {
  Finding(scope, DiagnosticId::hopgi_result_mismatch, scope.ast.result_span,
          format("the result is {}, but the tag `Result` says {}", scope.quoted(scope.ast.result_span),
                 scope.quoted(tag.value)))
      .label(tag.value, "the tag");
}

void find_mismatches_in_comments(const Scope& scope) {
  for (const Span comment : comments_of_result(scope)) {
    if (!says_other(scope, comment, scope.slice(scope.ast.result_span))) continue;
    Finding(
        scope, DiagnosticId::hopgi_result_mismatch, comment,
        format("the result is {}, but the comment says {}", scope.quoted(scope.ast.result_span), scope.quoted(comment)))
        .label("it is a comment, and not read")
        .label(scope.ast.result_span, "the result");
  }
}

// Words of a remark: bad tokens beside each other that count as no turn.
bool goes_on(const Scope& scope, const Item& token, const Item& next) {
  const auto is_word = [&](const Item& item) {
    return item.kind == ItemKind::bad_token && !item.is_turn && scope.slice(item.span).front() != '[';
  };
  if (!is_word(token) || !is_word(next)) return false;
  return scope.slice({token.span.end, next.span.begin}).find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

// Elements of the movetext other than turns and numbers.
void find_in_items(const Scope& scope) {
  constexpr std::uint32_t no_nag = 256;
  const std::vector<Item>& items = scope.ast.items;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Item& item = items[i];
    // As most of them are.
    if (item.kind == ItemKind::turn || item.kind == ItemKind::number) continue;
    if (item.kind == ItemKind::nag && item.index == no_nag) report_nag(scope, item.span);
    if (item.kind == ItemKind::variation_begin && item.is_without_turn) report_without_turn(scope, item.span);
    if (item.kind != ItemKind::bad_token) continue;
    Item run = item;
    while (i + 1 < items.size() && goes_on(scope, run, items[i + 1])) run.span.end = items[++i].span.end;
    report_bad_token(scope, run);
  }
}

// Comments that do not end, or that do not begin.
void find_in_comments(const Scope& scope) {
  for (const CommentNode& comment : scope.ast.comments) {
    if (comment.form == CommentForm::unclosed) report_unclosed_comment(scope, comment.span);
    if (comment.form == CommentForm::semicolon) report_semicolon(scope, comment.span);
  }
}

// Where games begin and end: the result, and tags that say the same.
void find_in_layout(const Scope& scope) {
  if (!scope.ast.has_game) return;
  check_beginning(scope);
  const TagNode* const tag = scope.ast.tags.empty() ? nullptr : find_tag(scope.ast, scope.source(), "Result");
  const Result of_tag = result_of(scope, tag);
  if (scope.ast.result == Result::none) {
    // R21: it may be in the text that is not read.
    const auto is_unread = [](const CommentNode& comment) {
      return comment.form == CommentForm::semicolon && comment.span.size() > 1;
    };
    if (std::any_of(scope.ast.comments.begin(), scope.ast.comments.end(), is_unread)) return;
    if (scope.ast.misspelt_result.empty()) report_missing_result(scope, tag, of_tag);
    return;
  }
  if (of_tag != Result::none && of_tag != scope.ast.result) report_mismatch(scope, *tag);
  find_mismatches_in_comments(scope);
}

}  // namespace plyglot::hopgi::record
