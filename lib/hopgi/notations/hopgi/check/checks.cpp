#include "hopgi/notations/hopgi/check/checks.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hopgi::record {

using diagnostics::DiagnosticId;

namespace {

// Most games have no byte beyond ASCII and no CR, and this is quick to see.
bool has_rare_bytes(std::string_view text) {
  unsigned rare = 0;
  for (const char byte : text) {
    rare |= static_cast<unsigned>(static_cast<unsigned char>(byte) > '\x7F' || byte == '\r');
  }
  return rare != 0;
}

}  // namespace

text::Span with_blanks_after(const text::Source& source, const Ast& ast) {
  const bool is_ended = ast.result != Result::none;
  std::size_t at = ast.span.end - source.base;
  while (at < source.text.size() && is_blank(source.text[at])) {
    const bool is_line_end = source.text[at++] == '\n';
    if (is_ended && is_line_end) break;
  }
  return {ast.span.begin, source.base + static_cast<std::uint32_t>(at)};
}

void find_in_bytes(const Scope& scope) {
  if (has_rare_bytes(scope.slice(scope.whole))) {
    notation::report_bytes(scope.context, scope.whole,
                           {DiagnosticId::hopgi_not_utf8, DiagnosticId::hopgi_crlf, DiagnosticId::hopgi_final_newline});
  } else {
    notation::report_final_newline(scope.context, scope.whole, DiagnosticId::hopgi_final_newline);
  }
}

void find_all(const Scope& scope) {
  find_in_bytes(scope);
  find_in_tags(scope);
  find_in_comments(scope);
  find_faults(scope);
  find_in_items(scope);
  find_in_turns(scope);
  find_in_layout(scope);
}

}  // namespace plyglot::hopgi::record
