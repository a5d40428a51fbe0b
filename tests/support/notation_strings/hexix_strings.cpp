#include "support/notation_strings/notation_strings.hpp"

#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/position/parse.hpp"
#include "support/hexix/positions.hpp"
#include "support/hexix/reading.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

template <hexix::Dialect dialect>
std::optional<bool> is_strict_hexix_text(const std::string& text) {
  return is_strict_hexix(text, dialect);
}

void for_each_hexix_text(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (const std::string& text : hexix_texts()) pass_on(text);
  constexpr std::string_view symbols[] = {"D2", "v", ">", "+", ".", "...", "1", " ", "\n", "#", "--", "Blue", "Red"};
  std::string text;
  for_each_short_text(symbols, 4, text, pass_on);
}

template <hexix::Dialect dialect>
NotationStrings hexix_strings_of() {
  return {&grammar_of(dialect), is_strict_hexix_text<dialect>, hexix_pieces, for_each_hexix_text, ".hexix", 4000};
}

void for_each_hexix_position(void (*take)(void* context, const std::string& text), void* context) {
  for (const std::string& text : hexix_position_texts()) take(context, text);
  const auto with_end = [&](const std::string& end) {
    take(context, ".../..../...../Bh6....Rh6/...../..../..." + end);
  };
  constexpr std::string_view ends[] = {" ", "\t", "b", "R", "\x0B", "."};
  std::string end;
  for_each_short_text(ends, 4, end, with_end);
  const auto with_column = [&](const std::string& column) {
    take(context, ".../..../...../" + column + "/...../..../... r");
  };
  constexpr std::string_view cells[] = {".", "Bv1", "Bh6", "Rh6"};
  std::string column;
  for_each_short_text(cells, 6, column, with_column);
}

}  // namespace

const std::array<NotationStrings, 3>& hexix_strings() {
  static const std::array<NotationStrings, 3> strings = {
      hexix_strings_of<hexix::Dialect::v2024>(), hexix_strings_of<hexix::Dialect::v2019>(),
      NotationStrings{&hexix::positions::grammar, is_strict_hexix_position, hexix_position_pieces,
                      for_each_hexix_position, ".hexpos", 4000}};
  return strings;
}

}  // namespace plyglot::test
