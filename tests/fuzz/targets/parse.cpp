// Reading any bytes: the tree is lossless, findings lie inside the text, and the verdict depends on the text alone.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_parse(std::string_view text, const Subject& subject) {
  check_reading(text, subject, subject.languages.front());
  // It reads the text some hundred times.
  constexpr std::uint64_t one_in = 1024;
  if (!is_chosen(text, one_in)) return;
  for (const toolchain::Language& language : subject.languages) {
    for (const bool is_file : {true, false}) check_verdict(text, {language, is_file});
  }
}

}  // namespace plyglot::fuzz
