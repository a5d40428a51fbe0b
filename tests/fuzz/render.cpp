// Every form of output takes every text, and what is said to be JSON is JSON.
#include "fuzz/harness/laws.hpp"

using namespace plyglot::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // Drawings grow with the square of a board's width.
  constexpr std::size_t longest = 300;
  const std::string_view text = text_of(data, size).substr(0, longest);
  check_findings_rendered(text, {hop("spec"), true});
  in_all_ways([&](const Way& way) { check_views(text, way); });
  return 0;
}
