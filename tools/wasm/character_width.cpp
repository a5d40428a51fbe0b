#include "text/character_width.hpp"

// Written by the build.
#include <character_width_table.hpp>

#include <algorithm>
#include <iterator>

namespace plyglot::text {

int character_width(char32_t code_point) {
  const auto begins_after = [](char32_t asked, const WidthRun& run) { return asked < run.begin; };
  // The first run begins at 0.
  const auto* const next = std::upper_bound(std::begin(width_runs), std::end(width_runs), code_point, begins_after);
  return std::prev(next)->width;
}

}  // namespace plyglot::text
