#include "hopgi/notations/hopgi/check/number_words.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {

namespace {

// The number, the blanks behind it, and before a line end the CRs in front of it, which would become a part of that.
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

// A CR that is no part of a line end is a blank as well.
bool has_bracket_behind(const text::Source& source, std::uint32_t offset) {
  const std::string_view text = source.text.substr(offset - source.base);
  const std::size_t next = text.find_first_not_of(" \t\r");
  return next != std::string_view::npos && text[next] == '[';
}

}  // namespace

std::optional<diagnostics::Fix> deletion_of_number(const text::Source& source, text::Span number, std::string title) {
  const text::Span deleted = span_to_delete(source, number);
  if (is_at_line_begin(source, number.begin) && has_bracket_behind(source, deleted.end)) return std::nullopt;
  return diagnostics::Fix{std::move(title), diagnostics::Safety::safe, {{deleted, ""}}};
}

void report_number_format(const text::Source& source, const NumberNode& number, std::string_view due,
                          diagnostics::Reporter& reporter) {
  const std::string written = text::quote(source.slice(number.span()));
  findings::Finding found(reporter, diagnostics::DiagnosticId::hopgi_number_format, number.span(),
                          due.empty() ? text::format("the number {} has neither one dot nor three", written)
                                      : text::format("the number is written {}, not `{}`", written, due));
  if (due.empty()) {
    found.fix(deletion_of_number(source, number.span(), "delete it"));
  } else {
    found.write(number.span(), due);
  }
}

}  // namespace plyglot::hopgi::record
