#include "support/notation_strings/notation_strings.hpp"

#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "support/homeworlds/grammars.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

template <homeworlds::Dialect dialect>
std::optional<bool> is_strict_homeworlds_text(const std::string& text) {
  if (!is_of_lines(text, dialect)) return std::nullopt;
  return is_read_strictly(text, dialect);
}

template <homeworlds::Dialect dialect>
void for_each_homeworlds_text(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (const std::string& text : homeworlds_texts(dialect)) pass_on(text);
  std::string text;
  for_each_short_text(homeworlds_symbols(dialect), 3, text, pass_on);
}

template <homeworlds::Dialect dialect>
NotationStrings homeworlds_strings_of(std::string_view extension = ".hw") {
  return {&grammar_of(dialect),
          is_strict_homeworlds_text<dialect>,
          homeworlds_pieces,
          for_each_homeworlds_text<dialect>,
          extension,
          4000};
}

}  // namespace

const std::array<NotationStrings, homeworlds::dialects>& homeworlds_strings() {
  static const std::array<NotationStrings, homeworlds::dialects> strings = {
      homeworlds_strings_of<homeworlds::Dialect::seed>(), homeworlds_strings_of<homeworlds::Dialect::ap>(),
      homeworlds_strings_of<homeworlds::Dialect::sdg>(),  homeworlds_strings_of<homeworlds::Dialect::jpb>(),
      homeworlds_strings_of<homeworlds::Dialect::quux>(), homeworlds_strings_of<homeworlds::Dialect::hwl>(".hwl"),
      homeworlds_strings_of<homeworlds::Dialect::bga>()};
  return strings;
}

}  // namespace plyglot::test
