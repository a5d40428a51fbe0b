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

// The sets are of a few bytes: a loop is faster than a search.
constexpr bool is_one_of(char byte, std::string_view bytes) {
  for (const char candidate : bytes) {
    if (candidate == byte) return true;
  }
  return false;
}

// The tokens of a part of a line, which holds neither comments nor line ends, one after another.
class TokenCutter {
 public:
  TokenCutter(const text::Source& source, text::Span span, const DialectForm& form)
      : bytes_(source.slice(span)), base_(span.begin), form_(form) {}

  // False if there are no more.
  bool next(Token& token) {
    return form_.cutting == WordCutting::at_blanks ? next_at_blanks(token) : next_word_characters(token);
  }

 private:
  bool next_at_blanks(Token& token) {
    at_ = blank_bytes.find_not_in(bytes_, at_);
    if (at_ == bytes_.size()) return false;
    if (!form_.word_ends.has(bytes_[at_])) {
      take_word(token);
    } else {
      // Where lines end with a carriage return, there is none inside of them.
      take(at_ + 1, is_one_of(bytes_[at_], form_.separators) ? TokenKind::separator : TokenKind::line_end, token);
    }
    return true;
  }

  bool next_word_characters(Token& token) {
    while (at_ < bytes_.size() && !word_bytes.has(bytes_[at_]) && bytes_[at_] != '*') ++at_;
    if (at_ == bytes_.size()) return false;
    const std::size_t end = word_bytes.find_not_in(bytes_, at_);
    take(end == at_ ? at_ + 1 : end, TokenKind::word, token);
    return true;
  }

  void take_word(Token& token) {
    const std::size_t begin = at_;
    take(form_.word_ends.find_in(bytes_, begin + 1), TokenKind::word, token);
    if (!form_.has_odd_separators || at_ != begin + 1 || !is_one_of(bytes_[begin], odd_separators)) return;
    const bool stands_alone = at_ == bytes_.size() || is_blank(bytes_[at_]) || bytes_[at_] == '\r';
    if (stands_alone) token.kind = TokenKind::odd_separator;
  }

  void take(std::size_t end, TokenKind kind, Token& token) {
    token.span = {base_ + static_cast<std::uint32_t>(at_), base_ + static_cast<std::uint32_t>(end)};
    token.kind = kind;
    at_ = end;
  }

  std::string_view bytes_;
  std::uint32_t base_;
  const DialectForm& form_;
  std::size_t at_ = 0;
};

// Words, and what is between them.
struct CutWords {
  struct Separator {
    Token token;
    std::uint32_t words_before = 0;
  };
  std::vector<text::Span> words;
  std::vector<Separator> separators;

  void clear() {
    words.clear();
    separators.clear();
  }
  void add(const Token& token) {
    if (token.kind == TokenKind::word) {
      words.push_back(token.span);
    } else {
      separators.push_back({token, static_cast<std::uint32_t>(words.size())});
    }
  }
};

}  // namespace plyglot::homeworlds
