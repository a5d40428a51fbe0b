#include "support/notation_strings/notation_strings.hpp"

#include "hopgi/notations/hopgi/read/parse.hpp"
#include "support/hopgi/reading.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

void for_each_hopgi_text(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text + " *"); };
  for (const std::string& text : hopgi_texts()) take(context, text);
  constexpr std::string_view symbols[] = {"Pd2", "-", "c3", "R@", "1", ".", " ", ";", "(", ")", "{", "}", "!", "$"};
  std::string text;
  for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings hopgi_strings = {&hopgi::record::grammar, is_strict_hopgi, hopgi_pieces,
                                       for_each_hopgi_text,     ".hopgi",        8000};

}  // namespace plyglot::test
