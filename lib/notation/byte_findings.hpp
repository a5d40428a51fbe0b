#pragma once
// What is found in the bytes and line ends of a file, whatever its notation.

#include "notation/row.hpp"

namespace plyglot::notation {

// The span with the line end after it, LF or CR LF, if there is one.
text::Span with_line_end(const text::Source& source, text::Span span);

// Each longest run of bytes of the span that belong to no well-formed sequence of UTF-8.
void report_not_utf8(const text::Source& source, text::Span span, diagnostics::DiagnosticId id,
                     diagnostics::Reporter& reporter);

inline bool has_crlf(std::string_view text) { return text.find("\r\n") != std::string_view::npos; }
// The first CR LF of the span, for all from there to the end of the source: they are fixed at once. No fix where a
// line end would stay that is CR LF still.
void report_crlf(const text::Source& source, text::Span span, diagnostics::DiagnosticId id,
                 diagnostics::Reporter& reporter);

// A file whose last line, in `whole`, has no line end; not one of 0 bytes, nor one of a byte order mark alone, which is
// skipped. There is no fix after a CR, which would become a CR LF.
void report_final_newline(const ReadContext& context, text::Span whole, diagnostics::DiagnosticId id);

// For notations that report CR LF once a file and know no other facts: the bit of ReadContext::facts, and
// Row::note_unit. The rest of the file stays in one piece from the first one on, which is fixed with all others.
inline constexpr std::uint32_t crlf_fact = 1;
bool note_crlf(const text::Source& source, const Unit& unit, std::uint32_t& facts);

struct ByteFindings {
  diagnostics::DiagnosticId not_utf8;
  diagnostics::DiagnosticId crlf;
  diagnostics::DiagnosticId final_newline;
};
// All of them in a unit with its line end, for notations with `note_crlf`. True if any is an error.
bool report_bytes(const ReadContext& context, text::Span whole, const ByteFindings& ids);

// Fixes that make a line end where it did not end before.

// How safe it is that a line of `source` ends at `offset`: a carriage return before it that is text would become half
// of the line end.
diagnostics::Safety safety_of_line_end_at(const text::Source& source, std::uint32_t offset);

}  // namespace plyglot::notation
