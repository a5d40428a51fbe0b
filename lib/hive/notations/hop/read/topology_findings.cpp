// Findings in the topology.

#include "findings/finding.hpp"
#include "hive/notations/hop/read/hop_syntax_findings.hpp"
#include "text/format.hpp"

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

}  // namespace

void SyntaxFindings::dangling_number(Span number, bool letter_follows) {
  Finding it(*this, DiagnosticId::hop_dangling_number, number,
             format("the number {} is not followed by `=`, `+` or `-`", quoted(number)));
  it.help("`2=B` puts a beetle on the second bug, `2+` and `2-` begin a branch there");
  if (letter_follows) it.fix("insert `=`", Safety::unsafe, {number.end, number.end}, "=");
}

void SyntaxFindings::missing_stacked_bug(Span number_and_equals) {
  Finding(*this, DiagnosticId::hop_missing_stacked_bug, number_and_equals,
          format("no bug follows {}", quoted(number_and_equals)))
      .help("write the letter of the bug on top");
}

void SyntaxFindings::unclosed_group(Span open, std::uint32_t topology_end, std::uint32_t missing) {
  Finding it(*this, DiagnosticId::hop_unclosed_group, open, "this parenthesis is never closed");
  it.label({topology_end, topology_end}, "the topology ends here");
  std::string parentheses(missing, ')');
  it.fix(format("add `{}` at the end of the topology", parentheses), Safety::unsafe, {topology_end, topology_end},
         std::move(parentheses));
}

void SyntaxFindings::unmatched_parenthesis(Span close) {
  Finding(*this, DiagnosticId::hop_unmatched_parenthesis, close, "there is no open parenthesis before this one")
      .fix("delete it", Safety::unsafe, close, "");
}

void SyntaxFindings::too_large(Span letter) {
  Finding(*this, DiagnosticId::hop_too_large, letter, "this is the 1,001st bug")
      .note("at most 1,000 bugs are read; the rest of the topology is not looked at");
}

void SyntaxFindings::too_deep(Span open) {
  Finding(*this, DiagnosticId::hop_too_deep, open, "100 parentheses are open before this one")
      .note("at most 100 may be open at once; the rest of the topology is not looked at");
}

}  // namespace plyglot::hive::hop
