#pragma once
// What a rule is called in its grammar header, known when the program is compiled: at run time nothing is cut from
// names.

#include <tao/pegtl/demangle.hpp>

#include <array>
#include <string_view>

namespace plyglot::syntax {

// Empty for PEGTL's own rules and ours, which have none in the grammar.
constexpr std::string_view grammar_name(std::string_view type_name) {
  const auto begins_with = [&](std::string_view prefix) { return type_name.substr(0, prefix.size()) == prefix; };
  if (begins_with("tao::pegtl::") || begins_with("plyglot::syntax::")) return {};
  return type_name.substr(type_name.rfind(':') + 1);
}

template <class Rule>
class RuleName {
  static constexpr std::string_view found = grammar_name(tao::pegtl::demangle<Rule>());
  // A copy of its own, so that the rest of the compiler's name is not kept in the program.
  static constexpr auto letters = [] {
    std::array<char, found.size()> copy{};
    for (std::size_t i = 0; i < copy.size(); ++i) copy[i] = found[i];
    return copy;
  }();

 public:
  static constexpr std::string_view value{letters.data(), letters.size()};
};

}  // namespace plyglot::syntax
