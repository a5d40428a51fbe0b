#include "hopgi/record/findings/numbers.hpp"

#include "hopgi/record/bytes.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {

void report_number_format(const text::Source& source, const NumberNode& number, std::string_view due,
                          diagnostics::Reporter& reporter) {
  const std::string written = text::quote(source.slice(number.span()));
  diagnostics::Diagnostic& found =
      reporter.report(diagnostics::DiagnosticId::hopgi_number_format, number.span(),
                      due.empty() ? text::format("the number {} has neither one dot nor three", written)
                                  : text::format("the number is written {}, not `{}`", written, due));
  text::Span changed = number.span();
  // Nothing has to stand there: the blanks behind it go with it.
  while (due.empty() && changed.end < source.span().end && is_blank_of_line(source.text[changed.end - source.base]))
    ++changed.end;
  found.fix = diagnostics::Fix{due.empty() ? std::string("delete it") : text::format("write `{}`", due),
                               diagnostics::Safety::safe,
                               {{changed, std::string(due)}}};
}

}  // namespace plyglot::hopgi::record
