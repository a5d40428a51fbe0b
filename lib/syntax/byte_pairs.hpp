#pragma once
// Rules that are a choice between pairs of bytes, as the names of cells and squares are: seen by two tables, which are
// read off the rule when the program is compiled, and not one pair after the other.

#include "syntax/first_byte.hpp"

#include <array>

namespace plyglot::syntax {

template <class Rule>
inline constexpr bool is_one_byte = false;
template <pegtl::internal::result_on_found found, char... bytes>
inline constexpr bool is_one_byte<pegtl::internal::one<found, pegtl::internal::peek_char, bytes...>> = true;
template <pegtl::internal::result_on_found found, char first, char last>
inline constexpr bool is_one_byte<pegtl::internal::range<found, pegtl::internal::peek_char, first, last>> = true;

template <class Rule>
struct BytePair {
  static constexpr bool is_one = false;
};
template <class First, class Second>
struct BytePair<pegtl::internal::seq<First, Second>> {
  static constexpr bool is_one = is_one_byte<typename First::rule_t> && is_one_byte<typename Second::rule_t>;
  static constexpr bool has_first(char byte) { return may_begin_with<First>(byte); }
  static constexpr bool has_second(char byte) { return may_begin_with<Second>(byte); }
};

template <class Rule>
struct BytePairs {
  static constexpr bool are_all = false;
};
template <class... Pairs>
struct BytePairs<pegtl::internal::sor<Pairs...>> {
  static constexpr bool are_all = sizeof...(Pairs) <= 8 && (BytePair<typename Pairs::rule_t>::is_one && ...);

  // By byte: in which of the pairs it is the first, and in which the second.
  using Table = std::array<std::uint8_t, 256>;
  static constexpr Table make_table(bool of_first) {
    Table table{};
    for (unsigned value = 0; value < table.size(); ++value) {
      const char byte = static_cast<char>(value);
      unsigned bit = 1;
      unsigned pairs = 0;
      ((pairs |= (of_first ? BytePair<typename Pairs::rule_t>::has_first(byte)
                           : BytePair<typename Pairs::rule_t>::has_second(byte))
                     ? bit
                     : 0U,
        bit <<= 1),
       ...);
      table[value] = static_cast<std::uint8_t>(pairs);
    }
    return table;
  }
  static constexpr Table firsts = make_table(true);
  static constexpr Table seconds = make_table(false);

  template <class Input>
  static bool match(Input& in) {
    if (in.size() < 2) return false;
    const unsigned pairs = firsts[in.peek_uint8()] & seconds[in.peek_uint8(1)];
    if (pairs != 0) in.bump_in_this_line(2);
    return pairs != 0;
  }
};

}  // namespace plyglot::syntax
