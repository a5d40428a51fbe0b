// A safe fix makes its own finding disappear and brings up none but those of checks that the finding had switched off;
// fixing comes to an end (DESIGN 1).
#include "fuzz/harness/laws.hpp"

using namespace plyglot::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  in_all_ways([&](const Way& way) { check_fixes(text_of(data, size), way); });
  return 0;
}
