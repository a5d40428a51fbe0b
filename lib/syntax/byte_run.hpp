#pragma once
// Rules that repeat a choice of which the first alternative is one byte of a set, as the characters of comments and
// values are: runs of such bytes are gone over by a table, which is read off the rule when the program is compiled.

#include "syntax/byte_pairs.hpp"

namespace plyglot::syntax {

template <class Rule>
inline constexpr bool is_byte_of_set = is_one_byte<Rule>;
template <char... bounds>
inline constexpr bool is_byte_of_set<pegtl::internal::ranges<pegtl::internal::peek_char, bounds...>> = true;

// What the rule that is repeated has of a byte: all of itself, perhaps its beginning, or nothing.
enum class RunByte : std::uint8_t { none, whole, other };

// Of the rule that is repeated.
template <class Rule>
struct RunElement {
  static constexpr bool begins_with_byte = false;
};
template <class First, class... Rest>
struct RunElement<pegtl::internal::sor<First, Rest...>> {
  static constexpr bool begins_with_byte = is_byte_of_set<typename First::rule_t>;
  // What begins with each byte.
  static constexpr std::array<RunByte, 256> bytes = [] {
    std::array<RunByte, 256> all{};
    for (unsigned value = 0; value < all.size(); ++value) {
      const auto byte = static_cast<char>(value);
      const bool may_be_other = (may_begin_with<Rest>(byte) || ...);
      all[value] = may_begin_with<First>(byte) ? RunByte::whole : may_be_other ? RunByte::other : RunByte::none;
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
      while (at != in.end() && kind_of_byte(*at) == RunByte::whole) ++at;
      in.bump(static_cast<std::size_t>(at - in.current()));
      if (at == in.end() || kind_of_byte(*at) == RunByte::none) return true;
    } while (match_other<Action, Control>(in, state));
    return true;
  }

 private:
  // What is rare is a function of its own, so that what is common is short.
  template <template <class...> class Action, template <class...> class Control, class Input, class State>
  [[gnu::noinline]] static bool match_other(Input& in, State& state) {
    return Control<Element>::template match<pegtl::apply_mode::nothing, pegtl::rewind_mode::required, Action, Control>(
        in, state);
  }
  static RunByte kind_of_byte(char byte) { return Bytes::bytes[static_cast<unsigned char>(byte)]; }
};
template <class Element>
struct ByteRun<pegtl::internal::plus<Element>> : ByteRun<pegtl::internal::star<Element>> {
  template <template <class...> class Action, template <class...> class Control, class Input, class State>
  static bool match(Input& in, State& state) {
    const char* const begin = in.current();
    ByteRun<pegtl::internal::star<Element>>::template match<Action, Control>(in, state);
    return in.current() != begin;
  }
};

}  // namespace plyglot::syntax
