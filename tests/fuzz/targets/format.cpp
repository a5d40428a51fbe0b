// Formatting twice is formatting once, means what the text meant, and keeps what surrounds the game.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_format(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) {
    check_formatting(text, way);
    check_surroundings_of_format(text, way);
  });
}

}  // namespace plyglot::fuzz
