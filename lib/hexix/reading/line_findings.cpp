#include "hexix/reading/line_findings.hpp"

#include "hexix/record/bytes.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using text::format;

void report_control_bytes(const text::Source& source, text::Span span, diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(span);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (!is_control(byte) || text.substr(i, 2) == "\r\n") continue;
    const std::uint32_t at = span.begin + static_cast<std::uint32_t>(i);
    const auto value = static_cast<unsigned char>(byte);
    const std::string_view name = byte == '\r' ? "CR without LF" : byte == '\0' ? "NUL" : "a control byte";
    Diagnostic& found =
        reporter.report(DiagnosticId::hexix_control_char, {at, at + 1}, format("the byte 0x{:02X} is {}", value, name));
    found.notes.emplace_back("it is read as a blank");
  }
}

Diagnostic& report_trailing_space(text::Span blanks, diagnostics::Reporter& reporter) {
  return reporter.report(DiagnosticId::hexix_trailing_space, blanks,
                         format("{} at the end of the line", text::counted(blanks.size(), "blank")));
}

Diagnostic& report_tabs(text::Span span, std::size_t tabs, diagnostics::Reporter& reporter) {
  return reporter.report(
      DiagnosticId::hexix_tab, span,
      format("{} where blanks belong", tabs == 1 ? std::string("a tab") : text::counted(tabs, "tab")));
}

}  // namespace plyglot::hexix
