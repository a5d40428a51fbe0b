#pragma once
// Whether a rule can match a text at all that begins with a byte, read off the rule when the program is compiled.

#include "syntax/rules.hpp"

namespace plyglot::syntax {

// Of what is not listed below nothing is known: it may match, perhaps no byte.
template <class Rule>
struct FirstByte {
  static constexpr bool may_be(char) { return true; }
};

template <class Rule>
constexpr bool may_begin_with(char byte) {
  return FirstByte<typename Rule::rule_t>::may_be(byte);
}

template <pegtl::internal::result_on_found found, char... bytes>
struct FirstByte<pegtl::internal::one<found, pegtl::internal::peek_char, bytes...>> {
  static constexpr bool may_be(char byte) {
    return pegtl::internal::one<found, pegtl::internal::peek_char, bytes...>::test(byte);
  }
};
template <pegtl::internal::result_on_found found, char first, char last>
struct FirstByte<pegtl::internal::range<found, pegtl::internal::peek_char, first, last>> {
  static constexpr bool may_be(char byte) {
    return pegtl::internal::range<found, pegtl::internal::peek_char, first, last>::test(byte);
  }
};
template <char... bounds>
struct FirstByte<pegtl::internal::ranges<pegtl::internal::peek_char, bounds...>> {
  static constexpr bool may_be(char byte) {
    return pegtl::internal::ranges<pegtl::internal::peek_char, bounds...>::test(byte);
  }
};
template <char first, char... rest>
struct FirstByte<pegtl::internal::string<first, rest...>> {
  static constexpr bool may_be(char byte) { return byte == first; }
};
template <char first, char... rest>
struct FirstByte<pegtl::internal::istring<first, rest...>> {
  static constexpr bool may_be(char byte) { return byte == first || byte == (first ^ 0x20); }
};
template <class... Rules>
struct FirstByte<pegtl::internal::sor<Rules...>> {
  static constexpr bool may_be(char byte) { return (may_begin_with<Rules>(byte) || ...); }
};
template <class First, class... Rest>
struct FirstByte<pegtl::internal::seq<First, Rest...>> {
  static constexpr bool may_be(char byte) { return may_begin_with<First>(byte); }
};
// A predicate takes no byte: what comes after it begins there.
template <class... Predicates, class Next, class... Rest>
struct FirstByte<pegtl::internal::seq<pegtl::not_at<Predicates...>, Next, Rest...>> {
  static constexpr bool may_be(char byte) { return may_begin_with<Next>(byte); }
};
template <class Maybe, class Next, class... Rest>
struct FirstByte<pegtl::internal::seq<pegtl::opt<Maybe>, Next, Rest...>> {
  static constexpr bool may_be(char byte) { return may_begin_with<Maybe>(byte) || may_begin_with<Next>(byte); }
};
template <class Repeated, class Next, class... Rest>
struct FirstByte<pegtl::internal::seq<pegtl::star<Repeated>, Next, Rest...>>
    : FirstByte<pegtl::internal::seq<pegtl::opt<Repeated>, Next, Rest...>> {};
template <class... Rules>
struct FirstByte<pegtl::internal::plus<Rules...>> : FirstByte<pegtl::internal::seq<Rules...>> {};
template <class... Rules>
struct FirstByte<tolerated<Rules...>> : FirstByte<pegtl::internal::seq<Rules...>> {};

}  // namespace plyglot::syntax
