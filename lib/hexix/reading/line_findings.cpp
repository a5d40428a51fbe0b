#include "hexix/reading/line_findings.hpp"

#include "hexix/record/bytes.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;

namespace {

// What stands together is one fault.
void report_control_run(std::string_view bytes, std::uint32_t begin, diagnostics::Reporter& reporter) {
  const char byte = bytes.front();
  const std::string_view name = byte == '\r' ? "CR without LF" : byte == '\0' ? "NUL" : "a control byte";
  const bool is_single = bytes.size() == 1;
  Finding(reporter, DiagnosticId::hexix_control_char, {begin, begin + static_cast<std::uint32_t>(bytes.size())},
          is_single ? format("the byte 0x{:02X} is {}", static_cast<unsigned char>(byte), name)
                    : format("here are {}", text::counted(bytes.size(), "control byte")))
      .note(is_single ? "it is read as a space" : "they are read as spaces");
}

}  // namespace

void report_control_bytes(const text::Source& source, text::Span span, diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(span);
  const auto is_one = [text](std::size_t i) {
    return i < text.size() && is_control(text[i]) && text.substr(i, 2) != "\r\n";
  };
  for (std::size_t begin = 0; begin < text.size(); ++begin) {
    if (!is_one(begin)) continue;
    std::size_t end = begin + 1;
    while (is_one(end)) ++end;
    report_control_run(text.substr(begin, end - begin), span.begin + static_cast<std::uint32_t>(begin), reporter);
    begin = end;
  }
}

Finding report_trailing_space(text::Span blanks, diagnostics::Reporter& reporter) {
  return {reporter, DiagnosticId::hexix_trailing_space, blanks,
          format("{} at the end of the line", text::counted(blanks.size(), "space"))};
}

Finding report_tabs(text::Span span, std::size_t tabs, diagnostics::Reporter& reporter) {
  return {reporter, DiagnosticId::hexix_tab, span,
          format("{} where spaces belong", tabs == 1 ? std::string("a tab") : text::counted(tabs, "tab"))};
}

}  // namespace plyglot::hexix
