#include "text/line_ends.hpp"

namespace plyglot::text {

namespace {

// In runs so short that a byte holds their count: compilers then look at many bytes at once.
std::uint32_t count_line_feeds(std::string_view text) {
  constexpr std::size_t longest = 255;
  std::uint32_t count = 0;
  while (!text.empty()) {
    const std::string_view run = text.substr(0, longest);
    std::uint8_t count_in_run = 0;
    for (const char byte : run) count_in_run = static_cast<std::uint8_t>(count_in_run + (byte == '\n'));
    count += count_in_run;
    text.remove_prefix(run.size());
  }
  return count;
}

}  // namespace

std::uint32_t count_line_ends(std::string_view text, LineEnds line_ends) {
  std::uint32_t count = count_line_feeds(text);
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
