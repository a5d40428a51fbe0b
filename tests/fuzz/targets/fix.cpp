// A safe fix changes nothing that is read, makes its own finding disappear and brings up none but those of checks that
// the finding had switched off; fixing comes to an end; and no fix takes away what is not part of the game, unless its
// finding names it.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_fix(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) {
    check_fixes(text, way);
    check_law_of_fixes(text, way);
    check_surroundings_of_fixes(text, way);
  });
}

}  // namespace plyglot::fuzz
