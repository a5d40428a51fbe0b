#include "hive/notations/hop/read/characters.hpp"

#include "text/utf8.hpp"

namespace plyglot::hive::hop {
namespace {

// -1 if it is not a hexadecimal digit.
int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  const char lower = static_cast<char>(digit | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

StandIn escape_at(std::string_view text) {
  constexpr std::string_view escapable = "!()+,-=";
  if (text.size() < 3) return {};
  const int high = hex_value(text[1]);
  const int low = hex_value(text[2]);
  if (high < 0 || low < 0) return {};
  const char meaning = static_cast<char>(high * 16 + low);
  return escapable.find(meaning) == std::string_view::npos ? StandIn() : StandIn{3, meaning, true};
}

StandIn lookalike_at(std::string_view text) {
  const text::Decoded character = text::decode_utf8(text);
  switch (character.code_point) {
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return {character.size, '-', false};
    case 0xFF0B:
      return {character.size, '+', false};
    default:
      return {};
  }
}

bool is_candidate(char byte) { return byte == '%' || static_cast<unsigned char>(byte) >= 0x80; }

}  // namespace

StandIn stand_in_at(std::string_view text) {
  if (text[0] == '%') return escape_at(text);
  return static_cast<unsigned char>(text[0]) >= 0x80 ? lookalike_at(text) : StandIn();
}

std::size_t next_candidate(std::string_view text, std::size_t from) {
  while (from < text.size() && !is_candidate(text[from])) ++from;
  return from;
}

char meaning_of(std::string_view written) { return written.size() == 1 ? written[0] : stand_in_at(written).meaning; }

void decode(std::string_view record, std::uint32_t base, text::MappedText& mapped) {
  mapped.reset(record, base);
  for_each_stand_in(record, [&](std::uint32_t at, const StandIn& found) {
    mapped.replace(at, at + found.size, {&found.meaning, 1});
  });
  mapped.finish();
}

}  // namespace plyglot::hive::hop
