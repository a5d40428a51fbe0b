#pragma once
// The text of a pattern of Hive.

#include "plyglot/pattern/hive_pattern.hpp"

namespace plyglot::tool::pattern {

struct HivePatternText {
  // In the order of the text.
  std::vector<HivePattern::Place> places;
  std::optional<hive::Colour> to_move;
};
// None after a problem.
std::optional<HivePatternText> read_hive_pattern(PatternText& text);

}  // namespace plyglot::tool::pattern
