#include "diagnostics/render/formats.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::diagnostics::render {
namespace {

// Workflow commands escape what ends a line, in properties also what ends a property. What GitHub makes of it is read
// by people.
void append_escaped(std::string_view value, bool is_property, std::string& out) {
  for (const char c : text::visible_lines(value)) {
    if (c == '%' || c == '\n' || (is_property && (c == ':' || c == ','))) {
      text::append(out, "%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    } else {
      out += c;
    }
  }
}

std::string_view command_of(Severity severity) { return severity == Severity::info ? "notice" : name_of(severity); }

}  // namespace

void append_github(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out) {
  const text::Position begin = lines.position(diagnostic.span.begin);
  const text::Position end = lines.position(diagnostic.span.end);
  text::append(out, "::{} file=", command_of(diagnostic.severity));
  append_escaped(lines.source().name, true, out);
  text::append(out, ",line={},col={},endLine={},endColumn={},title=", begin.line, begin.code_point_column, end.line,
               end.code_point_column);
  append_escaped(catalogue_entry(diagnostic.id).name, true, out);
  out += "::";
  append_escaped(diagnostic.message, false, out);
  out += '\n';
}

}  // namespace plyglot::diagnostics::render
