#include "hopgi/record/findings/numbers.hpp"

#include "hopgi/record/bytes.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {

text::Span span_to_delete(const text::Source& source, text::Span number) {
  const std::string_view text = source.text;
  std::size_t begin = number.begin - source.base;
  std::size_t end = number.end - source.base;
  while (end < text.size() && is_blank_of_line(text[end])) ++end;
  if (end < text.size() && text[end] == '\n') {
    while (begin > 0 && text[begin - 1] == '\r') --begin;
  }
  return {source.base + static_cast<std::uint32_t>(begin), source.base + static_cast<std::uint32_t>(end)};
}

void report_number_format(const text::Source& source, const NumberNode& number, std::string_view due,
                          diagnostics::Reporter& reporter) {
  const std::string written = text::quote(source.slice(number.span()));
  diagnostics::Diagnostic& found =
      reporter.report(diagnostics::DiagnosticId::hopgi_number_format, number.span(),
                      due.empty() ? text::format("the number {} has neither one dot nor three", written)
                                  : text::format("the number is written {}, not `{}`", written, due));
  const text::Span changed = due.empty() ? span_to_delete(source, number.span()) : number.span();
  found.fix = diagnostics::Fix{due.empty() ? std::string("delete it") : text::format("write `{}`", due),
                               diagnostics::Safety::safe,
                               {{changed, std::string(due)}}};
}

}  // namespace plyglot::hopgi::record
