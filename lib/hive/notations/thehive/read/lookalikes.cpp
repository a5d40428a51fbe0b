#include "hive/notations/thehive/read/lookalikes.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::hive::thehive {
namespace {

struct Lookalikes {
  char32_t first;
  char32_t last;
  char meaning;
};
constexpr Lookalikes lookalikes[] = {
    {0x00A0, 0x00A0, ' '},  {0x00A6, 0x00A6, '|'},  {0x01C0, 0x01C0, '|'},  {0x2000, 0x200B, ' '},
    {0x2010, 0x2015, '-'},  {0x2044, 0x2044, '/'},  {0x204E, 0x204E, '*'},  {0x2212, 0x2212, '-'},
    {0x2215, 0x2215, '/'},  {0x2216, 0x2216, '\\'}, {0x2217, 0x2217, '*'},  {0x2223, 0x2223, '|'},
    {0x22C6, 0x22C6, '*'},  {0x23D0, 0x23D0, '|'},  {0x2500, 0x2501, '-'},  {0x2502, 0x2503, '|'},
    {0x2571, 0x2571, '/'},  {0x2572, 0x2572, '\\'}, {0x2605, 0x2606, '*'},  {0x2731, 0x2731, '*'},
    {0x29F5, 0x29F5, '\\'}, {0x29F8, 0x29F8, '/'},  {0x29F9, 0x29F9, '\\'}, {0x3000, 0x3000, ' '},
    {0xFE68, 0xFE68, '\\'}, {0xFEFF, 0xFEFF, ' '},
};

// 0 if it looks like nothing of the notation.
char meaning_of(char32_t character) {
  // Full-width forms stand in the order of ASCII.
  if (character >= 0xFF01 && character <= 0xFF5E) return static_cast<char>(character - 0xFF01 + '!');
  const auto* found = std::find_if(std::begin(lookalikes), std::end(lookalikes), [character](const Lookalikes& each) {
    return each.first <= character && character <= each.last;
  });
  return found == std::end(lookalikes) ? '\0' : found->meaning;
}

}  // namespace

PlainText plain_text(std::string_view written) {
  PlainText plain;
  for (std::size_t at = 0; at < written.size();) {
    const text::Decoded character = text::decode_utf8(written.substr(at));
    const char meaning = character.is_valid && character.size > 1 ? meaning_of(character.code_point) : '\0';
    const std::string_view bytes = written.substr(at, character.size);
    if (meaning == '\0') {
      plain.text += bytes;
    } else {
      plain.text += meaning;
      if (plain.first.empty()) {
        plain.first = bytes;
        plain.first_meaning = meaning;
      }
    }
    at += character.size;
  }
  return plain;
}

}  // namespace plyglot::hive::thehive
