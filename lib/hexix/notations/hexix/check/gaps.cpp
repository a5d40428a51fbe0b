#include "hexix/notations/hexix/check/gaps.hpp"

namespace plyglot::hexix {

text::Span blanks_at_end(const Scope& scope, const LineNode& line) {
  std::uint32_t begin = line.span.end;
  while (begin > line.span.begin && is_blank(scope.byte_at(begin - 1))) --begin;
  return {begin, line.span.end};
}

}  // namespace plyglot::hexix
