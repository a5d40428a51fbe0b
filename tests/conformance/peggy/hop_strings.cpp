#include "conformance/peggy/notation_strings.hpp"

#include "support/hop_parsing.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict(const std::string& text) {
  static HopParsing parsing;
  parsing.parse(text);
  // hop 2.
  if (!parsing.ast().is_read_whole) return std::nullopt;
  return parsing.is_strict();
}

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> list = {"Q", "a", "x", "1", "10", "9",  "0", "+",    "-",   "=",  "!",
                                                "(", ")", ",", "w", " ",  "\t", "W", "base", "%2B", "3m", "\xC3\xA9"};
  return list;
}

// Every topology of up to `longest` symbols.
void add_short_topologies(std::size_t longest, std::string& topology, void (*take)(void*, const std::string&),
                          void* context) {
  take(context, topology + ",w");
  if (topology.size() == longest) return;
  for (const char symbol : std::string_view("QaB12+-=!()")) {
    topology += symbol;
    add_short_topologies(longest, topology, take, context);
    topology.pop_back();
  }
}

void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  std::string topology;
  add_short_topologies(6, topology, take, context);
}

}  // namespace

const NotationStrings hop_strings = {&hive::hop::grammar, is_strict, pieces, for_each_text, "corpus/hop", ".hop"};

}  // namespace plyglot::test
