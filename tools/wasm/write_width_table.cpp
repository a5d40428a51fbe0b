// Writes the table of widths, a header, for machines that utf8proc was not compiled for: runs of code points of
// one width, as the library sees them on this machine.
#include "text/character_width.hpp"

#include <fmt/core.h>

int main() {
  // All that is beyond has the width of the last one.
  constexpr char32_t end_of_unicode = 0x110000;
  fmt::print("#pragma once\n\nnamespace plyglot::text {{\n\n");
  fmt::print(
      "struct WidthRun {{\n  char32_t begin : 24;\n  int width : 8;\n}};\n\nconstexpr WidthRun width_runs[] = {{\n");
  int before = plyglot::text::invisible - 1;
  for (char32_t code_point = 0; code_point <= end_of_unicode; ++code_point) {
    const int width = plyglot::text::character_width(code_point);
    if (width == before) continue;
    fmt::print("    {{{:#x}, {}}},\n", static_cast<unsigned>(code_point), width);
    before = width;
  }
  fmt::print("}};\n\n}}  // namespace plyglot::text\n");
}
