#include "text/line_ends.hpp"

#include <algorithm>

namespace plyglot::text {

std::uint32_t count_line_ends(std::string_view text, LineEnds line_ends) {
  auto count = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n'));
  if (line_ends == LineEnds::lf_or_crlf) return count;
  for (std::size_t i = text.find('\r'); i != std::string_view::npos; i = text.find('\r', i + 1)) {
    if (text.substr(i, 2) != "\r\n") ++count;
  }
  return count;
}

std::string_view line_end_of(std::string_view text) {
  const std::size_t end = text.find('\n');
  return end != std::string_view::npos && end > 0 && text[end - 1] == '\r' ? "\r\n" : "\n";
}

}  // namespace plyglot::text
