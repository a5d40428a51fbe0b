#include "hopgi/notations/hopgi/check/scope.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"

namespace plyglot::hopgi::record {

text::Span with_blanks_behind(const text::Source& source, const Ast& ast) {
  const bool is_ended = ast.result != Result::none;
  std::size_t at = ast.span.end - source.base;
  while (at < source.text.size() && is_blank(source.text[at])) {
    const bool is_line_end = source.text[at++] == '\n';
    if (is_ended && is_line_end) break;
  }
  return {ast.span.begin, source.base + static_cast<std::uint32_t>(at)};
}

}  // namespace plyglot::hopgi::record
