#include "comparing/diff_lines.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::comparing {

void append_diff_line(std::string_view label, std::string_view words, std::string& out) {
  constexpr std::size_t least_width = 10;
  text::append(out, "  {:<{}} {}\n", label, std::max(label.size(), least_width), words);
}

}  // namespace plyglot::comparing
