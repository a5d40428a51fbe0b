// Findings in the topology.

#include "hive/notations/hop/read/hop_syntax_findings.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::hop {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;
using text::format;
using text::quote;
using text::Span;

}  // namespace

void SyntaxFindings::dangling_number(Span number, bool letter_follows) {
  Diagnostic& it = reporter_.report(DiagnosticId::hop_dangling_number, number,
                                    format("the number {} is not followed by `=`, `+` or `-`", quote(slice(number))));
  it.helps.emplace_back("`2=B` puts a beetle on the second bug, `2+` and `2-` begin a branch there");
  if (letter_follows) it.fix = Fix{"insert `=`", Safety::unsafe, {{{number.end, number.end}, "="}}};
}

void SyntaxFindings::missing_stacked_bug(Span number_and_equals) {
  Diagnostic& it = reporter_.report(DiagnosticId::hop_missing_stacked_bug, number_and_equals,
                                    format("no bug follows {}", quote(slice(number_and_equals))));
  it.helps.emplace_back("write the letter of the bug that stands on top");
}

void SyntaxFindings::unclosed_group(Span open, std::uint32_t topology_end, std::uint32_t missing) {
  Diagnostic& it = reporter_.report(DiagnosticId::hop_unclosed_group, open, "this parenthesis is never closed");
  it.labels.push_back({{topology_end, topology_end}, "the topology ends here"});
  std::string parentheses(missing, ')');
  it.fix = Fix{format("add `{}` at the end of the topology", parentheses),
               Safety::unsafe,
               {{{topology_end, topology_end}, std::move(parentheses)}}};
}

void SyntaxFindings::unmatched_parenthesis(Span close) {
  Diagnostic& it =
      reporter_.report(DiagnosticId::hop_unmatched_parenthesis, close, "no open parenthesis stands before this one");
  it.fix = Fix{"delete it", Safety::unsafe, {{close, ""}}};
}

void SyntaxFindings::too_large(Span letter) {
  Diagnostic& it = reporter_.report(DiagnosticId::hop_too_large, letter, "this is the 1,001st bug");
  it.notes.emplace_back("at most 1,000 bugs are read; the rest of the topology is not looked at");
}

void SyntaxFindings::too_deep(Span open) {
  Diagnostic& it = reporter_.report(DiagnosticId::hop_too_deep, open, "100 parentheses are open before this one");
  it.notes.emplace_back("at most 100 may be open at once; the rest of the topology is not looked at");
}

}  // namespace plyglot::hive::hop
