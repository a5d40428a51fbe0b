#include "naive/hop/parts.hpp"

namespace plyglot::naive {
namespace {

struct Spelling {
  std::string_view bytes;
  char value;
};

// hop T1.
const Spelling lookalikes[] = {
    {"\xE2\x80\x90", '-'}, {"\xE2\x80\x91", '-'}, {"\xE2\x80\x92", '-'}, {"\xE2\x80\x93", '-'},
    {"\xE2\x80\x94", '-'}, {"\xE2\x88\x92", '-'}, {"\xEF\xBC\x8B", '+'},
};
const Spelling escapes[] = {
    {"%21", '!'}, {"%28", '('}, {"%29", ')'}, {"%2B", '+'}, {"%2C", ','}, {"%2D", '-'}, {"%3D", '='},
};

bool is_between(char value, int low, int high) {
  const int byte = static_cast<unsigned char>(value);
  return byte >= low && byte <= high;
}

// How many bytes the first character has; 1 if it is not well-formed UTF-8.
std::size_t character_size(std::string_view text) {
  const auto follows = [&](std::size_t i, int low, int high) {
    return i < text.size() && is_between(text[i], low, high);
  };
  const auto rest = [&](std::size_t from, std::size_t size) {
    for (std::size_t i = from; i < size; ++i) {
      if (!follows(i, 0x80, 0xBF)) return std::size_t{1};
    }
    return size;
  };
  // The rows of the table of well-formed sequences in the Unicode standard.
  const char first = text[0];
  if (is_between(first, 0xC2, 0xDF)) return rest(1, 2);
  if (is_between(first, 0xE0, 0xE0) && follows(1, 0xA0, 0xBF)) return rest(2, 3);
  if (is_between(first, 0xE1, 0xEC)) return rest(1, 3);
  if (is_between(first, 0xED, 0xED) && follows(1, 0x80, 0x9F)) return rest(2, 3);
  if (is_between(first, 0xEE, 0xEF)) return rest(1, 3);
  if (is_between(first, 0xF0, 0xF0) && follows(1, 0x90, 0xBF)) return rest(2, 4);
  if (is_between(first, 0xF1, 0xF3)) return rest(1, 4);
  if (is_between(first, 0xF4, 0xF4) && follows(1, 0x80, 0x8F)) return rest(2, 4);
  return 1;
}

}  // namespace

Characters decode(std::string_view text, std::vector<Finding>& findings) {
  Characters characters;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::string_view rest = text.substr(at);
    Character character{is_between(rest[0], 0, 0x7F) ? rest[0] : '~', at, at + character_size(rest)};
    // `~` itself has no meaning either, so that it may stand for the others.
    for (const Spelling& escape : escapes) {
      if (rest.size() < 3 || rest[0] != '%') continue;
      if (rest[1] != escape.bytes[1] || upper(rest[2]) != escape.bytes[2]) continue;
      character = {escape.value, at, at + 3};
      report(findings, "hop/percent-escape", "warning", at, at + 3);
    }
    for (const Spelling& lookalike : lookalikes) {
      if (rest.substr(0, 3) != lookalike.bytes) continue;
      character = {lookalike.value, at, at + 3};
      report(findings, "hop/lookalike-character", "warning", at, at + 3);
    }
    characters.push_back(character);
    at = character.end;
  }
  return characters;
}

}  // namespace plyglot::naive
