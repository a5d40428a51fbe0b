// Bytes that do not belong into a record: hexix 2.

#include "hexix/notation/findings/findings.hpp"
#include "hexix/notation/units.hpp"
#include "text/format.hpp"
#include "text/utf8.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Edit;
using text::format;
using text::Span;

void report_not_utf8(const Scope& scope, Span span) {
  const auto first = static_cast<unsigned char>(scope.byte_at(span.begin));
  Diagnostic& found =
      scope.report(DiagnosticId::hexix_not_utf8, span,
                   span.size() == 1 ? format("the byte 0x{:02X} is not UTF-8", first)
                                    : format("{} bytes, the first 0x{:02X}, are not UTF-8", span.size(), first));
  found.helps.emplace_back("save the file in the encoding UTF-8");
}

void find_not_utf8(const Scope& scope) {
  const std::string_view text = scope.slice(scope.whole);
  std::uint32_t run = 0;
  for (std::uint32_t at = 0; at < text.size();) {
    const text::Decoded character = text::decode_utf8(text.substr(at));
    if (character.is_valid && run != 0) {
      report_not_utf8(scope, {scope.whole.begin + at - run, scope.whole.begin + at});
      run = 0;
    } else if (!character.is_valid) {
      ++run;
    }
    at += character.size;
  }
  if (run != 0) report_not_utf8(scope, {scope.whole.end - run, scope.whole.end});
}

void find_control_bytes(const Scope& scope) {
  for (std::uint32_t at = scope.whole.begin; at < scope.whole.end; ++at) {
    const char byte = scope.byte_at(at);
    if (!is_control(byte) || (byte == '\r' && scope.byte_at(at + 1) == '\n')) continue;
    const auto value = static_cast<unsigned char>(byte);
    const std::string_view name = byte == '\r' ? "CR without LF" : byte == '\0' ? "NUL" : "a control byte";
    Diagnostic& found =
        scope.report(DiagnosticId::hexix_control_char, {at, at + 1}, format("the byte 0x{:02X} is {}", value, name));
    found.notes.emplace_back("it is read as a blank");
  }
}

// A CR in front of another one would end its line in CR LF once the other is gone.
void find_crlf(const Scope& scope) {
  constexpr std::string_view line_end = "\r\n";
  const std::string_view text = scope.source().text;
  const std::size_t first = text.find(line_end, scope.whole.begin - scope.source().base);
  const auto place = [&](std::size_t at) { return scope.source().base + static_cast<std::uint32_t>(at); };
  if (first == std::string_view::npos || place(first) >= scope.whole.end) return;
  std::vector<Edit> edits;
  bool can_mend = true;
  for (std::size_t at = first; at != std::string_view::npos; at = text.find(line_end, at + line_end.size())) {
    edits.push_back({{place(at), place(at) + 1}, ""});
    can_mend = can_mend && (at == 0 || text[at - 1] != '\r');
  }
  const std::size_t lines = edits.size();
  Diagnostic& found = scope.report(DiagnosticId::hexix_crlf, edits.front().span,
                                   lines == 1 ? std::string("this line ends in CR LF, not in LF alone")
                                              : format("{} lines end in CR LF, not in LF alone", lines));
  if (can_mend) {
    mend(found, "end all lines in LF", std::move(edits));
  } else {
    found.helps.emplace_back("there are lines with more than one CR at their ends: delete those by hand");
  }
}

}  // namespace

void find_in_bytes(const Scope& scope) {
  find_not_utf8(scope);
  find_control_bytes(scope);
  if ((scope.context.facts & fact::has_crlf) == 0) find_crlf(scope);
}

}  // namespace plyglot::hexix
