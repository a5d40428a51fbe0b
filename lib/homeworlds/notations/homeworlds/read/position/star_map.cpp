#include "homeworlds/notations/homeworlds/read/position/star_map.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {

namespace {

struct StarMap {
  std::vector<text::Span> systems;
  std::vector<CommentNode> comments;
};

// False for another text.
bool find_systems(const text::Source& source, StarMap& map) {
  LineEnds ends(source);
  for (std::uint32_t at = begin_of_lines(source); at < source.span().end;) {
    const LineEnd line = ends.next(at);
    const LineParts parts = part_line(source, {at, line.end}, CommentForm::at_blanks);
    if (!parts.comment.empty()) map.comments.push_back({parts.comment, parts.content.empty()});
    at = line.next;
    if (parts.content.empty()) continue;
    text::Span system = parts.content;
    if (source.slice(system).back() == ';') --system.end;
    if (!is_system(source.slice(system))) return false;
    map.systems.push_back(system);
  }
  return !map.systems.empty();
}

}  // namespace

bool is_star_map(const text::Source& source) {
  StarMap map;
  return find_systems(source, map);
}

bool read_star_map(Reading& reading, std::vector<text::Span>& systems) {
  StarMap map;
  if (!find_systems(reading.source, map)) return false;
  skip_byte_order_mark(reading);
  systems = std::move(map.systems);
  reading.ast.comments = std::move(map.comments);
  reading.ast.position = text::cover(systems.front(), systems.back());
  reading.report(DiagnosticId::homeworlds_star_map, reading.ast.position);
  return true;
}

}  // namespace plyglot::homeworlds
