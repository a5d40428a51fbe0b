// Reading any bytes as games: the tree is lossless, findings lie inside the text, and the verdict depends on the text
// alone.
#include "fuzz/harness/laws.hpp"

using namespace plyglot::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  in_all_ways_of(PLYGLOT_FUZZED_GAME, [&](const Way& way) { check_verdict(text_of(data, size), way); });
  return 0;
}
