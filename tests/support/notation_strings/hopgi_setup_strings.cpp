#include "support/notation_strings/notation_strings.hpp"

#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "hopgi/views/diagram.hpp"
#include "support/hopgi/random.hpp"
#include "support/hopgi/setups/setup_texts.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

void for_each_fen(void (*take)(void* context, const std::string& text), void* context) {
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (const std::string& text : hopgi_fens()) pass_on(text);
  constexpr std::string_view symbols[] = {"r", "+R", "7", "5", "*", "/", "[", "]", " ", "w", "-", "0", "1"};
  std::string text = "7/7/*6/7/7/**";
  for_each_short_text(symbols, 3, text, pass_on);
  text = "7/7/*6/7/7/**5/**2*2[";
  for_each_short_text(symbols, 4, text, pass_on);
}

void for_each_diagram(void (*take)(void* context, const std::string& text), void* context) {
  for (const std::string& text : hopgi_diagrams()) take(context, text);
  constexpr std::string_view symbols[] = {"|", ":", " ", "/", "P", "x", "+", "\n"};
  const std::string picture = hopgi_start_diagram.substr(0, hopgi_start_diagram.size() - 1);
  const std::size_t cell = picture.find(":/:");
  std::string middle;
  const auto pass_on = [&](const std::string& text) {
    take(context, picture.substr(0, cell) + text + picture.substr(cell + 3));
  };
  for_each_short_text(symbols, 4, middle, pass_on);
  // What the grammar takes is seldom met by chance: boards of all kinds, drawn by the rules of the notation.
  Random random(1);
  for (int i = 0; i < 1500; ++i) {
    hopgi::Setup setup;
    setup.position = random_hopgi_position(random);
    setup.has_side = random.below(2) == 0;
    setup.has_hands = random.below(2) == 0;
    std::string drawn;
    hopgi::diagram::print(setup, drawn);
    take(context, drawn);
  }
}

}  // namespace

const std::array<NotationStrings, 2>& hopgi_setup_strings() {
  static const std::array<NotationStrings, 2> strings = {
      NotationStrings{&hopgi::fen::grammar, is_strict_hopgi_fen, hopgi_fen_pieces, for_each_fen, ".hgfen", 8000},
      NotationStrings{&hopgi::diagram::grammar, is_strict_hopgi_diagram, hopgi_diagram_pieces, for_each_diagram, ".hgd",
                      3000}};
  return strings;
}

}  // namespace plyglot::test
