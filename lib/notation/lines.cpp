#include "notation/lines.hpp"

namespace plyglot::notation {
namespace {

UnitKind kind_of(std::string_view line, std::string_view comment_sign) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return UnitKind::blank;
  const bool is_comment = !comment_sign.empty() && line.substr(first, comment_sign.size()) == comment_sign;
  return is_comment ? UnitKind::comment : UnitKind::record;
}

}  // namespace

Unit next_line_unit(const text::Source& source, std::uint32_t offset, std::string_view comment_sign) {
  const std::string_view rest = source.text.substr(offset - source.base);
  const bool return_ends_line = source.line_ends == text::LineEnds::lf_crlf_or_cr;
  const std::size_t end = return_ends_line ? rest.find_first_of("\r\n") : rest.find('\n');

  std::size_t content = end;
  std::size_t whole = 0;
  if (end == std::string_view::npos) {
    content = whole = rest.size();
  } else if (rest[end] == '\n') {
    whole = end + 1;
    if (end > 0 && rest[end - 1] == '\r') --content;
  } else {
    whole = rest.substr(end, 2) == "\r\n" ? end + 2 : end + 1;
  }
  const auto at = [offset](std::size_t length) { return offset + static_cast<std::uint32_t>(length); };
  return {kind_of(rest.substr(0, content), comment_sign), {offset, at(content)}, {offset, at(whole)}};
}

}  // namespace plyglot::notation
