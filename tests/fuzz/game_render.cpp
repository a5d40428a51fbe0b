// Every form of output takes every game, and what is said to be JSON is JSON.
#include "fuzz/harness/laws.hpp"

using namespace plyglot::fuzz;

namespace {

// Other options change what is written in a notation, but nothing that is shown.
bool has_no_option_but_dialect(const plyglot::toolchain::Language& language) {
  return language.options.empty() || language.options.back().first == "dialect";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t longest = 1000;
  const std::string_view text = text_of(data, size).substr(0, longest);
  for (const auto& language : languages_of(PLYGLOT_FUZZED_GAME)) {
    if (!has_no_option_but_dialect(language)) continue;
    check_findings_rendered(text, {language, true});
    check_views(text, {language, true});
  }
  return 0;
}
