#include "hopgi/notations/hopgi/read/word_scanner.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/leg_scanner.hpp"

namespace plyglot::hopgi::record {
namespace {

// Nearly always the first byte or the second tells, without a call.
bool begins_with(std::string_view text, std::size_t offset, std::string_view beginning) {
  if (text.size() - offset < beginning.size()) return false;
  for (std::size_t i = 0; i < beginning.size(); ++i) {
    if (text[offset + i] != beginning[i]) return false;
  }
  return true;
}

// The size of the result at the offset; 0 if there is none.
std::size_t result_size(std::string_view text, std::size_t offset) {
  for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "*"}) {
    if (!begins_with(text, offset, result)) continue;
    const std::size_t end = offset + result.size();
    const bool is_nag = end < text.size() && text[end] == '$';
    return is_word_end(text, end) && !is_nag ? result.size() : 0;
  }
  return 0;
}

// R22: whether a blank line follows the line feed, and a `[` follows that.
bool is_recovery(std::string_view text, std::size_t line_feed) {
  std::size_t at = line_feed + 1;
  while (at < text.size() && text[at] != '\n' && is_blank(text[at])) ++at;
  return begins_with(text, at, "\n[");
}

// After the `}`, or where R22 ends the comment.
std::size_t end_of_comment(std::string_view text, std::size_t begin) {
  constexpr text::ByteSet ends("}\n");
  for (std::size_t at = ends.find_in(text, begin); at != text.size(); at = ends.find_in(text, at + 1)) {
    if (text[at] == '}') return at + 1;
    if (is_recovery(text, at)) return at;
  }
  return text.size();
}

// What a word of the kind `other` may begin with that is a leg or a bad token.
constexpr text::ByteSet plain_begin_bytes([](char byte) {
  return !ends_word(byte) && byte != '/' && byte != '[' && byte != '*' && !text::is_digit(byte);
});

// After the digits and dots, if they are a number; else where they begin.
std::size_t end_of_number(std::string_view text, std::size_t begin) {
  std::size_t at = begin;
  while (at < text.size() && text::is_digit(text[at])) ++at;
  const std::size_t dots = at;
  while (at < text.size() && text[at] == '.') ++at;
  if (at == text.size()) return at;
  const char next = text[at];
  if (at == dots && next >= 'a' && next <= 'z') return begin;
  const bool is_end = is_blank(next) || next == '+' || next == '{' || next == '(' || text::is_letter(next);
  return is_end ? at : begin;
}

constexpr text::ByteSet name_bytes([](char byte) {
  return text::is_letter(byte) || text::is_digit(byte) || byte == '_';
});
constexpr text::ByteSet plain_value_bytes([](char byte) { return byte != '"' && byte != '\n' && byte != '\\'; });

// A tag is gone through from left to right.
class TagScanner {
 public:
  TagScanner(std::string_view text, std::size_t begin) : text_(text), at_(begin) {}

  // Its end; 0 if there is no tag.
  std::size_t end() {
    ++at_;
    skip_blanks();
    if (!text::is_letter(byte())) return 0;
    at_ = name_bytes.find_not_in(text_, at_);
    if (!skip_blanks() || byte() != '"') return 0;
    ++at_;
    for (char next = byte_after_plain(); next != '"'; next = byte_after_plain()) {
      const bool is_escape = next == '\\' && (byte(1) == '"' || byte(1) == '\\');
      if (!is_escape) return 0;
      at_ += 2;
    }
    ++at_;
    skip_blanks();
    return byte() == ']' ? at_ + 1 : 0;
  }

 private:
  char byte(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\n'; }
  // Of a value.
  char byte_after_plain() {
    at_ = plain_value_bytes.find_not_in(text_, at_);
    return byte();
  }
  bool skip_blanks() {
    const std::size_t begin = at_;
    while (is_blank_of_line(byte())) ++at_;
    return at_ != begin;
  }

  std::string_view text_;
  std::size_t at_;
};

}  // namespace

std::size_t WordScanner::line_end() const {
  const std::size_t end = text_.find('\n', at_);
  return end == std::string_view::npos ? text_.size() : end;
}

WordKind WordScanner::peek() {
  for (; at_ < text_.size(); ++at_) {
    const char byte = text_[at_];
    if (is_blank_of_line(byte)) continue;
    if (byte != '\r') break;
    leg_begin_ = none;
  }
  return kind_ = at_ == text_.size() ? WordKind::end : kind_here();
}

WordKind WordScanner::kind_here() {
  switch (text_[at_]) {
    case '\n':
      return WordKind::line_end;
    case '[':
      return is_at_line_begin_ ? WordKind::tag : WordKind::other;
    case '{':
      return WordKind::comment;
    case '}':
      return WordKind::stray_brace;
    case '/':
      return has(at_ + 1, '/') ? WordKind::comment : WordKind::other;
    case ';':
      return is_second_leg() ? WordKind::other : WordKind::comment;
    case '0':
    case '1':
    case '*':
      return result_size(text_, at_) != 0 ? WordKind::result : WordKind::other;
    default:
      return WordKind::other;
  }
}

bool WordScanner::is_second_leg() {
  if (semicolon_ == at_) return true;
  if (leg_begin_ == none || end_of_leg(text_, leg_begin_) != leg_end_) return false;
  return find_second_leg(at_, after_blanks(at_ + 1));
}

bool WordScanner::is_turn_of_two(std::size_t begin, std::size_t semicolon) {
  return end_of_leg(text_, begin) == semicolon && find_second_leg(semicolon, semicolon + 1);
}

bool WordScanner::find_second_leg(std::size_t semicolon, std::size_t begin) {
  const std::size_t end = end_of_leg(text_, begin);
  if (end == no_leg_end) return false;
  semicolon_ = semicolon;
  second_begin_ = begin;
  second_end_ = end;
  return true;
}

std::size_t WordScanner::after_blanks(std::size_t offset) const {
  while (offset < text_.size() && is_blank_of_line(text_[offset])) ++offset;
  return offset;
}

void WordScanner::take() {
  if (kind_ == WordKind::end) return;
  take_kind();
  is_at_line_begin_ = kind_ == WordKind::line_end;
  (is_at_line_begin_ ? line_begin_ : word_end_) = at_;
}

bool WordScanner::skip_plain() {
  bool has_words = false;
  std::size_t at = at_;
  while (at < text_.size()) {
    const std::size_t begin = at;
    const char byte = text_[at];
    if (byte == ' ') {
      ++at;
    } else if (byte == '\n') {
      line_begin_ = ++at;
      is_at_line_begin_ = true;
      leg_begin_ = none;
    } else {
      const bool is_number = text::is_digit(byte);
      if (!is_number && !plain_begin_bytes.has(byte)) break;
      std::size_t leg = begin;
      at = is_number ? end_of_number(text_, at) : plain_word_bytes.find_not_in(text_, at);
      if (has(at, ';') && is_turn_of_two(begin, at)) {
        leg = second_begin_;
        at = second_end_;
      }
      const bool is_ended = has(at, ' ') || has(at, '\n');
      if (!is_ended) {
        at = begin;
        break;
      }
      leg_begin_ = is_number ? none : leg;
      leg_end_ = word_end_ = at;
      is_at_line_begin_ = false;
      has_words = true;
    }
  }
  at_ = at;
  return has_words;
}

void WordScanner::take_kind() {
  if (kind_ == WordKind::other) return take_other();
  leg_begin_ = none;
  switch (kind_) {
    case WordKind::tag: {
      const std::size_t end = TagScanner(text_, at_).end();
      at_ = end == 0 ? line_end() : end;
      return;
    }
    case WordKind::comment:
      at_ = text_[at_] == '{' ? end_of_comment(text_, at_ + 1) : line_end();
      return;
    case WordKind::result:
      at_ += result_size(text_, at_);
      return;
    default:
      ++at_;
  }
}

void WordScanner::take_other() {
  const char first = text_[at_];
  if (first == ';') {
    leg_begin_ = second_begin_;
    at_ = leg_end_ = second_end_;
    return;
  }
  leg_begin_ = none;
  if (first == '(' || first == ')') {
    ++at_;
  } else if (first == '$') {
    for (++at_; at_ < text_.size() && text::is_digit(text_[at_]);) ++at_;
  } else {
    take_word();
  }
}

void WordScanner::skip_word() {
  std::size_t at = at_;
  while (at < text_.size() && (plain_word_bytes.has(text_[at]) || !is_word_end(text_, at))) ++at;
  at_ = at;
}

void WordScanner::take_word() {
  const std::size_t begin = at_;
  if (text::is_digit(text_[begin])) {
    at_ = end_of_number(text_, begin);
    if (at_ != begin) return;
  }
  skip_word();
  if (has(at_, ';') && begins_run_on(text_, at_) && !is_turn_of_two(begin, at_)) {
    for (; begins_run_on(text_, at_); skip_word()) ++at_;
  }
  leg_begin_ = begin;
  leg_end_ = at_;
}

}  // namespace plyglot::hopgi::record
