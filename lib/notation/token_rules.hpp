#pragma once
// Which rules of a grammar are tokens in the eye of a reader.

#include <plyglot/annotations.hpp>

#include <array>
#include <span>
#include <string_view>

namespace plyglot::notation {

struct TokenRule {
  annotations::TokenKind kind = annotations::TokenKind::unreadable;
  // Names of rules with a node in the tree, divided by blanks.
  std::string_view rules;
};
// A byte of a record is of the kind of the innermost rule that has one; what has none is no token.
using TokenRules = std::span<const TokenRule>;

template <std::size_t a_size, std::size_t b_size>
constexpr std::array<TokenRule, a_size + b_size> joined(const TokenRule (&a)[a_size], const TokenRule (&b)[b_size]) {
  std::array<TokenRule, a_size + b_size> both{};
  for (std::size_t i = 0; i < a_size; ++i) both[i] = a[i];
  for (std::size_t i = 0; i < b_size; ++i) both[a_size + i] = b[i];
  return both;
}

}  // namespace plyglot::notation
