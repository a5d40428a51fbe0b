#pragma once
// The text of a pattern while it is read, byte by byte.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::tool::pattern {

// What is wrong with a pattern, and the first byte that it is wrong with; the end of the text is one too.
struct PatternProblem {
  std::size_t at = 0;
  // Without full stop; empty if nothing is wrong.
  std::string sentence;
  // Of which game the text was read.
  std::string game;
};

class PatternText {
 public:
  explicit PatternText(std::string_view text) : text_(text) {}

  std::size_t at() const { return at_; }
  bool is_at_end() const { return at_ == text_.size(); }
  // 0 at the end.
  char next() const { return is_at_end() ? '\0' : text_[at_]; }
  bool is_next_in(std::string_view letters) const { return !is_at_end() && letters.find(next()) != letters.npos; }
  char take() { return text_[at_++]; }
  bool take_if(char letter) {
    if (is_at_end() || next() != letter) return false;
    ++at_;
    return true;
  }
  void skip_blanks() {
    while (is_next_in(" \t\r\n")) ++at_;
  }
  // The next byte as a sentence quotes it.
  std::string quoted_next() const;

  // Always false. Of several problems the first one is kept.
  bool fail(std::size_t at, std::string sentence) {
    if (problem_.sentence.empty()) problem_ = {at, std::move(sentence), {}};
    return false;
  }
  bool fail(std::string sentence) { return fail(at_, std::move(sentence)); }
  const PatternProblem& problem() const { return problem_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  PatternProblem problem_;
};

}  // namespace plyglot::tool::pattern
