#include "notation/diff_lines.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::notation {

void append_diff_line(std::string_view label, std::string_view words, std::string& out) {
  constexpr std::size_t least_width = 10;
  text::append(out, "  {:<{}} {}\n", label, std::max(label.size(), least_width), words);
}

std::string count_of(std::size_t count, std::string_view noun) {
  return count_of(count, noun, std::string(noun) + "s");
}

std::string count_of(std::size_t count, std::string_view noun, std::string_view plural) {
  return text::format("{} {}", count, count == 1 ? noun : plural);
}

}  // namespace plyglot::notation
