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

}  // namespace plyglot::diagnostics::render
