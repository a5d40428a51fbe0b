// Bytes that do not belong into a record: hexix 2.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "notation/byte_findings.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using text::format;

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

}  // namespace

void find_in_bytes(const Scope& scope) {
  diagnostics::Reporter& reporter = scope.context.reporter;
  notation::report_not_utf8(scope.source(), scope.whole, DiagnosticId::hexix_not_utf8, reporter);
  find_control_bytes(scope);
  if ((scope.context.facts & fact::has_crlf) != 0) return;
  notation::report_crlf(scope.source(), scope.whole, DiagnosticId::hexix_crlf, reporter);
}

}  // namespace plyglot::hexix
