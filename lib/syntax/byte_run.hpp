#pragma once
// Rules that repeat a choice of which the first alternative is one byte of a set, as the characters of comments and
// values are: runs of such bytes are gone over by a table, which is read off the rule when the program is compiled.

#include "syntax/byte_pairs.hpp"

namespace plyglot::syntax {

template <class Rule>
inline constexpr bool is_byte_of_set = is_one_byte<Rule>;
template <char... bounds>
inline constexpr bool is_byte_of_set<pegtl::internal::ranges<pegtl::internal::peek_char, bounds...>> = true;

// Of the rule that is repeated.
template <class Rule>
struct RunElement {
  static constexpr bool begins_with_byte = false;
};
template <class First, class... Rest>
struct RunElement<pegtl::internal::sor<First, Rest...>> {
  static constexpr bool begins_with_byte = is_byte_of_set<typename First::rule_t>;
  static constexpr std::array<bool, 256> bytes = [] {
    std::array<bool, 256> all{};
    for (unsigned value = 0; value < all.size(); ++value) {
      all[value] = may_begin_with<First>(static_cast<char>(value));
    }
    return all;
  }();
};

template <class Rule>
struct ByteRun {
  static constexpr bool is_one = false;
};
template <class Element>
struct ByteRun<pegtl::internal::star<Element>> {
  using Bytes = RunElement<typename Element::rule_t>;
  static constexpr bool is_one = Bytes::begins_with_byte;

  // Silently, as the rule does.
  template <template <class...> class Action, template <class...> class Control, class Input, class State>
  static bool match(Input& in, State& state) {
    do {
      const char* at = in.current();
      while (at != in.end() && Bytes::bytes[static_cast<unsigned char>(*at)]) ++at;
      in.bump(static_cast<std::size_t>(at - in.current()));
    } while (
        Control<Element>::template match<pegtl::apply_mode::nothing, pegtl::rewind_mode::required, Action, Control>(
            in, state));
    return true;
  }
};

}  // namespace plyglot::syntax
