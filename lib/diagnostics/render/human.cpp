#include "diagnostics/render/formats.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {

void append_human(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions&, std::string& out) {
  const text::Position begin = lines.position(diagnostic.span.begin);
  text::append(out, "{}[{}]: ", name_of(diagnostic.severity), catalogue_entry(diagnostic.id).name);
  text::append_visible(out, diagnostic.message);
  out += "\n --> ";
  text::append_visible(out, lines.source().name);
  text::append(out, ":{}:{}\n", begin.line, begin.code_point_column);
  const text::Span line = lines.line(begin.line);
  const std::uint32_t last = std::clamp(diagnostic.span.end, line.begin, line.end);
  text::append(out, "{:>4} | ", begin.line);
  text::append_visible(out, lines.source().slice(line));
  out += "\n     | ";
  out.append(text::visible_width(lines.source().slice({line.begin, std::min(diagnostic.span.begin, line.end)})), ' ');
  const std::uint32_t width =
      last > diagnostic.span.begin ? text::visible_width(lines.source().slice({diagnostic.span.begin, last})) : 1;
  out.append(width, '^');
  out += "\n";
  for (const std::string& note : diagnostic.notes) text::append(out, "   = note: {}\n", note);
  for (const std::string& help : diagnostic.helps) text::append(out, "   = help: {}\n", help);
}

}  // namespace plyglot::diagnostics::render
