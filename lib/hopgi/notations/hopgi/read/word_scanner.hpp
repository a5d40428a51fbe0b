#pragma once
// The words of a record found by looking at their bytes alone: where games end is known before any is read. It goes
// through a text as grammars/hopgi.hpp does, without a tree.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace plyglot::hopgi::record {

enum class WordKind : std::uint8_t {
  end,
  line_end,
  // `[` as the first of its line.
  tag,
  // In braces, `// ...`, or R21.
  comment,
  // A `}` alone, which makes no game.
  stray_brace,
  result,
  // All else: what makes a game.
  other,
};

class WordScanner {
 public:
  WordScanner(std::string_view text, std::size_t offset, bool is_at_line_begin)
      : text_(text), at_(offset), line_begin_(offset), word_end_(offset), is_at_line_begin_(is_at_line_begin) {}

  // Looks over blanks, and says what follows them.
  WordKind peek();
  // Goes over what peek has found.
  void take();
  // Goes over blanks, line ends and words of the kind `other` as long as their bytes are plain to see, which is most of
  // a game. True if there was a word.
  bool skip_plain();
  // Goes on from an offset in the line.
  void skip_to(std::size_t offset) {
    at_ = word_end_ = offset;
    leg_begin_ = none;
    is_at_line_begin_ = false;
  }
  // The current offset: after peek, where the word begins; after take, where it ends.
  std::size_t at() const { return at_; }
  // After the last line end that was taken, and after the last of all else; at first where it begins.
  std::size_t line_begin() const { return line_begin_; }
  std::size_t word_end() const { return word_end_; }

 private:
  WordKind kind_here();
  void take_kind();
  // R21.
  bool is_second_leg();
  // Whether the word from there to the `;` is a leg, and what follows the `;` is another one.
  bool is_turn_of_two(std::size_t begin, std::size_t semicolon);
  // Whether a leg begins there, after the `;`: its place is kept.
  bool find_second_leg(std::size_t semicolon, std::size_t begin);
  std::size_t after_blanks(std::size_t offset) const;
  void take_other();
  void skip_word();
  void take_word();
  bool has(std::size_t offset, char byte) const { return offset < text_.size() && text_[offset] == byte; }
  std::size_t line_end() const;

  std::string_view text_;
  std::size_t at_;
  std::size_t line_begin_;
  std::size_t word_end_;
  bool is_at_line_begin_;
  WordKind kind_ = WordKind::end;
  // R21: the word before, if it may be a leg and nothing but blanks of the line has followed.
  std::size_t leg_begin_ = none;
  std::size_t leg_end_ = none;
  // The last `;` that was found to join two legs, and the second of these.
  std::size_t semicolon_ = none;
  std::size_t second_begin_ = none;
  std::size_t second_end_ = none;
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
};

}  // namespace plyglot::hopgi::record
