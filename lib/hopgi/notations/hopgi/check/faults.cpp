// Braces and parentheses without their counterparts, and variations that are too deep.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/read/leg_scanner.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
using findings::Finding;
using text::Span;

// Two words must not become one.
Edit deletion(const Scope& scope, Span byte) {
  const std::string_view text = scope.source().text;
  const std::uint32_t begin = byte.begin - scope.source().base;
  const bool joins_words = begin > 0 && !is_word_end(text, begin - 1) && !is_word_end(text, begin + 1);
  return {byte, joins_words ? " " : ""};
}

void report_stray(const Scope& scope, Span byte, DiagnosticId id, std::string message) {
  Finding(scope, id, byte, std::move(message)).fix("delete it", Safety::unsafe, {deletion(scope, byte)});
}

void report_unclosed_variation(const Scope& scope, Span open) {
  Finding found(scope, DiagnosticId::hopgi_unclosed_variation, open, "this variation is never closed");
  const bool has_result = scope.ast.result != Result::none;
  found.note(has_result ? "it is read to the result" : "it is read to the end of the game");
  const std::uint32_t end = scope.ast.end;
  found.fix(has_result ? "close it before the result" : "close it at the end of the game", Safety::unsafe, {end, end},
            ")");
}

void report_too_deep(const Scope& scope, Span open) {
  Finding(scope, DiagnosticId::hopgi_variation_depth, open,
          "this variation is inside a hundred others, and deeper ones are not read")
      .note("nothing is reported about what is in it");
}

}  // namespace

void find_faults(const Scope& scope) {
  for (const Fault& fault : scope.ast.faults) {
    switch (fault.kind) {
      case FaultKind::stray_brace:
        report_stray(scope, fault.span, DiagnosticId::hopgi_stray_brace, "this `}` closes no comment");
        break;
      case FaultKind::stray_paren:
        report_stray(scope, fault.span, DiagnosticId::hopgi_stray_paren, "this `)` closes no variation");
        break;
      case FaultKind::unclosed_variation:
        report_unclosed_variation(scope, fault.span);
        break;
      case FaultKind::variation_depth:
        report_too_deep(scope, fault.span);
        break;
    }
  }
}

}  // namespace plyglot::hopgi::record
