#include "hexix/record/position_line.hpp"

#include "hexix/record/bytes.hpp"

namespace plyglot::hexix {

std::optional<text::Span> position_in(const text::Source& source, text::Span comment) {
  constexpr std::string_view key = "position:";
  const std::string_view written = source.slice(comment);
  std::size_t begin = 1;
  while (begin < written.size() && is_blank(written[begin])) ++begin;
  if (written.substr(begin, key.size()) != key) return std::nullopt;
  begin += key.size();
  while (begin < written.size() && is_blank(written[begin])) ++begin;
  std::size_t end = written.size();
  while (end > begin && is_blank(written[end - 1])) --end;
  return text::Span{comment.begin + static_cast<std::uint32_t>(begin), comment.begin + static_cast<std::uint32_t>(end)};
}

}  // namespace plyglot::hexix
