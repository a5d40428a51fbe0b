#include "diagnostics/render/formats.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::diagnostics::render {
namespace {

// One line `file:line:col: kind: message`, without its end. Columns are code points, as in the other formats.
void append_line(const text::LineIndex& lines, text::Span span, std::string_view kind, std::string_view message,
                 std::string& out) {
  const text::Position position = lines.position(span.begin);
  text::append_visible(out, lines.source().name);
  text::append(out, ":{}:{}: {}: ", position.line, position.code_point_column, kind);
  text::append_visible(out, message);
}

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

void append_gcc(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out) {
  // What reads this format knows three kinds: an info is a note.
  const std::string_view kind = diagnostic.severity == Severity::info ? "note" : name_of(diagnostic.severity);
  append_line(lines, diagnostic.span, kind, diagnostic.message, out);
  text::append(out, " [{}]\n", catalogue_entry(diagnostic.id).name);
  for (const Label& label : diagnostic.labels) {
    append_line(lines, label.span, "note", label.text, out);
    out += '\n';
  }
}

void append_github(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out) {
  const auto [begin, end] = lines.range(diagnostic.span);
  text::append(out, "::{} file=", command_of(diagnostic.severity));
  append_escaped(lines.source().name, true, out);
  text::append(out, ",line={},col={},endLine={},endColumn={},title=", begin.line, begin.code_point_column, end.line,
               end.code_point_column);
  append_escaped(catalogue_entry(diagnostic.id).name, true, out);
  out += "::";
  append_escaped(diagnostic.message, false, out);
  for (const std::string& help : diagnostic.helps) append_escaped("\nhelp: " + help, false, out);
  if (diagnostic.fix)
    append_escaped(text::format("\n{}: {}", kind_of(*diagnostic.fix), diagnostic.fix->title), false, out);
  out += '\n';
}

}  // namespace plyglot::diagnostics::render
