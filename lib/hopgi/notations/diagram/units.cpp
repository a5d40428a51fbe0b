#include "hopgi/notations/diagram/units.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using notation::Unit;
using notation::UnitKind;

constexpr std::string_view comment_sign = "//";

// A line, on which a CR is a blank as well.
Unit next_line(const text::Source& source, std::uint32_t offset) {
  Unit line = notation::next_line_unit(source, offset, comment_sign);
  const std::string_view content = source.slice(line.content);
  const std::size_t first = content.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) {
    line.kind = UnitKind::blank;
  } else if (content.substr(first, comment_sign.size()) == comment_sign) {
    line.kind = UnitKind::comment;
  }
  return line;
}

}  // namespace

Unit next_unit(const text::Source& source, std::uint32_t offset) {
  Unit unit = next_line(source, offset);
  if (unit.kind != UnitKind::record) return unit;
  while (unit.whole.end < source.span().end) {
    const Unit line = next_line(source, unit.whole.end);
    if (line.kind == UnitKind::blank) break;
    unit.content.end = line.content.end;
    unit.whole.end = line.whole.end;
  }
  return unit;
}

}  // namespace plyglot::hopgi::diagram
