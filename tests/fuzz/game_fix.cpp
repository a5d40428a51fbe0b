// The fixes of the notations of games keep their promises (DESIGN 1).
#include "fuzz/harness/laws.hpp"

using namespace plyglot::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  in_all_ways_of(PLYGLOT_FUZZED_GAME, [&](const Way& way) { check_fixes(text_of(data, size), way); });
  return 0;
}
