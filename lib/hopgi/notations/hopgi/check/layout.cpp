// Where games begin and end: the result, and tags that say the same.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;

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

void report_missing_result(const Scope& scope, Result of_tag) {
  const std::uint32_t end = scope.ast.end;
  Finding found(scope, DiagnosticId::hopgi_missing_result, {end, end}, "the game has no result at its end");
  const std::string_view result = result_text(of_tag == Result::none ? Result::open : of_tag);
  found.fix(of_tag == Result::none ? format("write `{}`, as of a game that is not over", result)
                                   : format("write `{}`, as the tag `Result` says", result),
            diagnostics::Safety::safe, {end, end}, (scope.ast.ends_with_tag ? "\n\n" : " ") + std::string(result));
}

void report_mismatch(const Scope& scope, const TagNode& tag) {
  Finding(scope, DiagnosticId::hopgi_result_mismatch, scope.ast.result_span,
          format("the result is {}, but the tag `Result` says {}", scope.quoted(scope.ast.result_span),
                 scope.quoted(tag.value)))
      .label(tag.value, "the tag");
}

}  // namespace

void find_in_layout(const Scope& scope) {
  if (!scope.ast.has_game) return;
  check_beginning(scope);
  const TagNode* const tag = scope.ast.tags.empty() ? nullptr : find_tag(scope.ast, scope.source(), "Result");
  const Result of_tag = result_of(scope, tag);
  if (scope.ast.result == Result::none) {
    report_missing_result(scope, of_tag);
  } else if (of_tag != Result::none && of_tag != scope.ast.result) {
    report_mismatch(scope, *tag);
  }
}

}  // namespace plyglot::hopgi::record
