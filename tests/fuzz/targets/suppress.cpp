// What a text shows as a comment can suppress a finding, in every notation.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_suppress(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) { check_suppressions(text, way); });
}

}  // namespace plyglot::fuzz
