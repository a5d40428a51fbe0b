// Comments that do not end, or that do not begin.

#include "hopgi/notations/hopgi/check/checks.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::Span;

void report_unclosed_comment(const Scope& scope, Span comment) {
  Finding(scope, DiagnosticId::hopgi_unclosed_comment, {comment.begin, comment.begin + 1},
          "this comment is never closed")
      .note("what follows is read as comment, to the end of the file or to a blank line before the next tag")
      .fix("write `}` at its end", Safety::unsafe, {comment.end, comment.end}, "}");
}

void report_semicolon(const Scope& scope, Span comment) {
  Finding(scope, DiagnosticId::hopgi_semicolon_comment, comment,
          "`;` joins the two legs of a turn, and here it joins none")
      .note("the rest of the line is read as comment")
      .write({comment.begin, comment.begin + 1}, "//", Safety::unsafe);
}

}  // namespace

void find_in_comments(const Scope& scope) {
  for (const CommentNode& comment : scope.ast.comments) {
    if (comment.form == CommentForm::unclosed) report_unclosed_comment(scope, comment.span);
    if (comment.form == CommentForm::semicolon) report_semicolon(scope, comment.span);
  }
}

}  // namespace plyglot::hopgi::record
