#include "homeworlds/notations/homeworlds/read/position/star_map.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {

bool read_star_map(Reading& reading, std::vector<text::Span>& systems) {
  const text::Source& source = reading.source;
  const std::uint32_t end = source.span().end;
  std::uint32_t at = begin_of_lines(source);
  std::vector<CommentNode> comments;
  systems.clear();
  for (LineEnds ends(source); at < end;) {
    const LineEnd line = ends.next(at);
    const LineParts parts = part_line(source, {at, line.end}, reading.form.comments);
    if (!parts.comment.empty()) comments.push_back({parts.comment, parts.content.empty()});
    at = line.next;
    if (parts.content.empty()) continue;
    text::Span system = parts.content;
    if (reading.slice(system).back() == ';') --system.end;
    if (!is_system(reading.slice(system))) return false;
    systems.push_back(system);
  }
  if (systems.empty()) return false;
  skip_byte_order_mark(reading);
  reading.ast.comments = std::move(comments);
  reading.ast.position = text::cover(systems.front(), systems.back());
  reading.report(DiagnosticId::homeworlds_star_map, reading.ast.position);
  return true;
}

}  // namespace plyglot::homeworlds
