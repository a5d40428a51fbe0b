#include "conformance/peggy/notation_strings.hpp"

#include "homeworlds/notation/grammars.hpp"
#include "support/homeworlds_grammars.hpp"
#include "support/short_texts.hpp"

namespace plyglot::test {
namespace {

using homeworlds::Dialect;

template <Dialect dialect>
std::optional<bool> is_strict(const std::string& text) {
  if (!is_of_lines(text, dialect)) return std::nullopt;
  return is_read_strictly(text, dialect);
}

template <Dialect dialect>
void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (const std::string& text : homeworlds_texts(dialect)) pass_on(text);
  std::string text;
  for_each_short_text(homeworlds_symbols(dialect), 3, text, pass_on);
}

template <Dialect dialect>
NotationStrings strings_of() {
  return {&grammar_of(dialect), is_strict<dialect>, homeworlds_pieces, for_each_text<dialect>, "corpus", ".hw", 8000};
}

}  // namespace

const std::array<NotationStrings, homeworlds::dialects>& homeworlds_strings() {
  static const std::array<NotationStrings, homeworlds::dialects> strings = {
      strings_of<Dialect::seed>(), strings_of<Dialect::ap>(), strings_of<Dialect::sdg>(), strings_of<Dialect::jpb>(),
      strings_of<Dialect::quux>()};
  return strings;
}

}  // namespace plyglot::test
