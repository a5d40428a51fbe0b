// Formatting twice is formatting once, and means what the text meant.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_format(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) { check_formatting(text, way); });
}

}  // namespace plyglot::fuzz
