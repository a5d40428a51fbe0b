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

// In blocks, so that a text that has one of the two only is not looked through to its end for the other at each line.
std::size_t find_line_end(std::string_view text, std::size_t from) {
  constexpr std::size_t block_size = 128;
  for (; from < text.size(); from += block_size) {
    const std::string_view block = text.substr(from, block_size);
    const std::string_view line = block.substr(0, block.find('\n'));
    const std::size_t carriage_return = line.find('\r');
    if (carriage_return != std::string_view::npos) return from + carriage_return;
    if (line.size() < block.size()) return from + line.size();
  }
  return text.size();
}

std::string_view line_end_of(std::string_view text) {
  const std::size_t end = text.find('\n');
  return end != std::string_view::npos && end > 0 && text[end - 1] == '\r' ? "\r\n" : "\n";
}

}  // namespace plyglot::text
