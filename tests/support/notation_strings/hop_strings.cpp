#include "support/notation_strings/notation_strings.hpp"

#include "support/hive/hop_parsing.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_hop_text(const std::string& text) {
  static HopParsing parsing;
  parsing.parse(text);
  // hop 2.
  if (!parsing.ast().is_read_whole) return std::nullopt;
  return parsing.is_strict();
}

const std::vector<std::string>& hop_pieces() {
  static const std::vector<std::string> list = {"Q", "a", "x", "1", "10", "9",  "0", "+",    "-",   "=",  "!",
                                                "(", ")", ",", "w", " ",  "\t", "W", "base", "%2B", "3m", "\xC3\xA9"};
  return list;
}

void for_each_hop_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"Q", "a", "B", "1", "2", "+", "-", "=", "!", "(", ")"};
  std::string topology;
  for_each_short_text(symbols, 5, topology, [&](const std::string& text) { take(context, text + ",w"); });
}

}  // namespace

const NotationStrings hop_strings = {
    &hive::hop::grammar, is_strict_hop_text, hop_pieces, for_each_hop_text, ".hop", 15000};

}  // namespace plyglot::test
