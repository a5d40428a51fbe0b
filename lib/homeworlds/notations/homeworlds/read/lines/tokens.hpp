#pragma once
// Lines cut into words and separators, before anything is classified (homeworlds R3).

#include "homeworlds/spelling/dialect.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

namespace plyglot::homeworlds {

enum class TokenKind : std::uint8_t {
  word,
  separator,
  // homeworlds 3.1 `odd`: a mark alone between blanks.
  odd_separator,
  // Between two lines of a turn.
  line_end,
};

struct Token {
  text::Span span;
  TokenKind kind = TokenKind::word;
};

// homeworlds 3.1, `odd`.
inline constexpr std::string_view odd_separators = "\\|&+.:>";

// A range of tokens: from `first`, before `last`.
struct TokenRange {
  std::uint32_t first = 0;
  std::uint32_t last = 0;

  constexpr bool empty() const { return first == last; }
};

// The sets are of a few bytes: a loop is faster than a search.
constexpr bool is_one_of(char byte, std::string_view bytes) {
  for (const char candidate : bytes) {
    if (candidate == byte) return true;
  }
  return false;
}

// Appends the tokens of a part of a line, which holds neither comments nor line ends.
void cut_into_tokens(const text::Source& source, text::Span span, const DialectForm& form, std::vector<Token>& tokens);

}  // namespace plyglot::homeworlds
