#include "conformance/peggy/notation_strings.hpp"

#include "hexix/notation/parse.hpp"
#include "support/hexix_reading.hpp"
#include "support/short_texts.hpp"

namespace plyglot::test {
namespace {

using hexix::Dialect;

template <Dialect dialect>
std::optional<bool> is_strict(const std::string& text) {
  return is_strict_hexix(text, dialect);
}

void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (const std::string& text : hexix_texts()) pass_on(text);
  constexpr std::string_view symbols[] = {"D2", "v", ">", "+", ".", "...", "1", " ", "\n", "#", "--", "Blue", "Red"};
  std::string text;
  for_each_short_text(symbols, 4, text, pass_on);
}

template <Dialect dialect>
NotationStrings strings_of() {
  return {&grammar_of(dialect), is_strict<dialect>, hexix_pieces, for_each_text, "corpus/hexix", ".hexix", 8000};
}

}  // namespace

const std::array<NotationStrings, 2>& hexix_strings() {
  static const std::array<NotationStrings, 2> strings = {strings_of<Dialect::v2024>(), strings_of<Dialect::v2019>()};
  return strings;
}

}  // namespace plyglot::test
