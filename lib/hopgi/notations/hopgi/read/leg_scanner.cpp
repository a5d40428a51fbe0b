#include "hopgi/notations/hopgi/read/leg_scanner.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"

namespace plyglot::hopgi::record {
namespace {

// Goes through one word. Each function leaves the place alone if it does not find what it looks for.
class LegScanner {
 public:
  LegScanner(std::string_view text, std::size_t begin) : text_(text), at_(begin) {}

  bool is_begun() {
    if (!take_letters()) return false;
    return take_one_of("@*") || (byte() >= 'a' && byte() <= 'z' && text::is_digit(byte(1)));
  }

  std::size_t end() {
    const bool has_letters = take_letters();
    const std::size_t after_letters = at_;
    if (!(has_letters && take_drop()) && !take_long(has_letters)) {
      at_ = after_letters;
      if (!take_short()) return no_leg_end;
    }
    take_promotion();
    while (take_one_of("+#")) {
    }
    while (take_one_of("!?")) {
    }
    return is_word_end(text_, at_) ? at_ : no_leg_end;
  }

 private:
  char byte(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\n'; }
  // Of few bytes, for which a call would cost more.
  bool take_one_of(std::string_view bytes) {
    const char here = byte();
    for (const char each : bytes) {
      if (each != here) continue;
      ++at_;
      return true;
    }
    return false;
  }
  // The letters of a piece, from the given place ahead; how many bytes they have.
  std::size_t letters(std::size_t ahead) const {
    if (!text::is_upper(byte(ahead))) return 0;
    const char second = byte(ahead + 1);
    return byte(ahead) == 'D' && (second == 'K' || second == 'H') ? 2 : 1;
  }
  bool take_letters() {
    const std::size_t sign = byte() == '+' ? 1 : 0;
    const std::size_t size = letters(sign);
    if (size != 0) at_ += sign + size;
    return size != 0;
  }
  bool take_square() {
    if (byte() < 'a' || byte() > 'z' || !text::is_digit(byte(1))) return false;
    at_ += 2;
    while (text::is_digit(byte())) ++at_;
    return true;
  }
  bool take_drop() {
    const std::size_t begin = at_;
    if (take_one_of("@*") && take_square()) return true;
    at_ = begin;
    return false;
  }
  bool take_long(bool may_be_apart) {
    while (may_be_apart && is_blank_of_line(byte())) ++at_;
    if (!take_square()) return false;
    take_one_of("-x:");
    return take_square();
  }
  bool take_short() {
    const bool is_file = byte() >= 'a' && byte() <= 'g' && !text::is_digit(byte(1));
    if (is_file || (byte() >= '1' && byte() <= '7')) ++at_;
    take_one_of("-x:");
    return take_square();
  }
  void take_promotion() {
    if (byte() == '+') {
      ++at_;
    } else if (byte() == '=' && letters(1) != 0) {
      at_ += 1 + letters(1);
    }
  }

  std::string_view text_;
  std::size_t at_;
};

}  // namespace

bool is_word_end(std::string_view text, std::size_t offset) {
  if (offset >= text.size() || ends_word(text[offset])) return true;
  return text[offset] == '/' && offset + 1 < text.size() && text[offset + 1] == '/';
}

bool begins_run_on(std::string_view text, std::size_t offset) {
  return offset < text.size() && text[offset] == ';' && LegScanner(text, offset + 1).is_begun();
}

std::size_t end_of_leg(std::string_view text, std::size_t begin) { return LegScanner(text, begin).end(); }

}  // namespace plyglot::hopgi::record
