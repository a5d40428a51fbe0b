#include "notation/byte_findings.hpp"

#include "findings/finding.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/utf8.hpp"

namespace plyglot::notation {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Source;
using text::Span;

namespace {

char byte_at(const Source& source, std::uint32_t offset) { return findings::Cursor(source).byte_at(offset); }

void report_run(const Source& source, Span span, DiagnosticId id, diagnostics::Reporter& reporter) {
  const auto first = static_cast<unsigned char>(byte_at(source, span.begin));
  Finding(reporter, id, span,
          span.size() == 1 ? format("the byte 0x{:02X} is not UTF-8", first)
                           : format("{}, the first 0x{:02X}, are not UTF-8", text::counted(span.size(), "byte"), first))
      .help("save the file in the encoding UTF-8");
}

}  // namespace

Span with_line_end(const Source& source, Span span) {
  std::uint32_t end = span.end;
  if (byte_at(source, end) == '\r' && byte_at(source, end + 1) == '\n') ++end;
  if (byte_at(source, end) == '\n') ++end;
  return {span.begin, end};
}

void report_not_utf8(const Source& source, Span span, DiagnosticId id, diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(span);
  std::uint32_t run = 0;
  const auto end_run = [&](std::uint32_t end) {
    if (run != 0) report_run(source, {span.begin + end - run, span.begin + end}, id, reporter);
    run = 0;
  };
  for (std::uint32_t at = 0; at < text.size();) {
    const std::size_t plain = text::ascii_prefix(text.substr(at));
    if (plain != 0) end_run(at);
    at += static_cast<std::uint32_t>(plain);
    if (at == text.size()) break;
    const text::Decoded character = text::decode_utf8(text.substr(at));
    if (character.is_valid) end_run(at);
    if (!character.is_valid) ++run;
    at += character.size;
  }
  end_run(span.size());
}

void report_crlf(const Source& source, Span span, DiagnosticId id, diagnostics::Reporter& reporter) {
  constexpr std::string_view line_end = "\r\n";
  const std::string_view text = source.text;
  const auto place = [&](std::size_t at) { return source.base + static_cast<std::uint32_t>(at); };
  // Not farther than the unit: that would cost each unit of a file a look at all that comes after it.
  const std::string_view until_end = text.substr(0, span.end - source.base + 1);
  const std::size_t first = until_end.find(line_end, span.begin - source.base);
  if (first == std::string_view::npos) return;
  diagnostics::Fix fix{"end all lines in LF", Safety::safe, {}};
  bool can_fix = true;
  for (std::size_t at = first; at != std::string_view::npos; at = text.find(line_end, at + line_end.size())) {
    fix.edits.push_back({{place(at), place(at) + 1}, ""});
    can_fix = can_fix && (at == 0 || text[at - 1] != '\r');
  }
  const std::size_t lines = fix.edits.size();
  Finding found(reporter, id, fix.edits.front().span,
                lines == 1 ? std::string("this line ends in CR LF, not in LF alone")
                           : format("{} end in CR LF, not in LF alone", text::counted(lines, "line")));
  if (can_fix) {
    found.fix(std::move(fix));
  } else {
    found.help("there are lines with more than one CR at their ends: delete those by hand");
  }
}

void report_final_newline(const ReadContext& context, Span whole, DiagnosticId id) {
  const std::uint32_t end = context.source.span().end;
  if (!context.is_file || whole.end != end || whole.empty() || byte_at(context.source, end - 1) == '\n') return;
  Finding found(context.reporter, id, {end, end}, "the last line of the file has no line end");
  if (byte_at(context.source, end - 1) == '\r') return;
  found.fix("add one", Safety::safe, {end, end}, "\n");
}

bool note_crlf(const Source& source, const Unit& unit, std::uint32_t& facts) {
  if ((facts & crlf_fact) != 0 || !has_crlf(source.slice(unit.whole))) return false;
  facts |= crlf_fact;
  return true;
}

bool report_bytes(const ReadContext& context, Span whole, const ByteFindings& ids) {
  const std::uint32_t errors = context.reporter.error_count();
  report_not_utf8(context.source, whole, ids.not_utf8, context.reporter);
  if ((context.facts & crlf_fact) == 0) report_crlf(context.source, whole, ids.crlf, context.reporter);
  report_final_newline(context, whole, ids.final_newline);
  return context.reporter.error_count() != errors;
}

diagnostics::Safety safety_of_line_end_at(const text::Source& source, std::uint32_t offset) {
  const bool is_after_return = offset > source.base && source.text[offset - source.base - 1] == '\r';
  return is_after_return ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
}

}  // namespace plyglot::notation
