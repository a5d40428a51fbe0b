#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"

namespace plyglot::homeworlds {
namespace {

class Cutter {
 public:
  Cutter(std::string_view line, std::uint32_t base, const DialectForm& form, std::vector<Token>& tokens)
      : line_(line), base_(base), form_(form), tokens_(tokens) {}

  void cut_at_blanks() {
    while (at_ < line_.size()) {
      if (is_blank(line_[at_])) {
        ++at_;
      } else if (!form_.word_ends.has(line_[at_])) {
        take_word();
      } else if (is_one_of(line_[at_], form_.separators)) {
        take(1, TokenKind::separator);
      } else {
        // Where lines end with a carriage return, there is none inside of them.
        take(1, TokenKind::line_end);
      }
    }
  }

  void cut_word_characters() {
    while (at_ < line_.size()) {
      std::size_t size = word_bytes.find_not_in(line_, at_) - at_;
      if (size == 0 && line_[at_] == '*') size = 1;
      if (size > 0) {
        take(size, TokenKind::word);
      } else {
        ++at_;
      }
    }
  }

 private:
  void take_word() {
    const std::size_t end = form_.word_ends.find_in(line_, at_);
    const bool stands_alone = end == line_.size() || is_blank(line_[end]) || line_[end] == '\r';
    const bool is_odd =
        form_.has_odd_separators && end == at_ + 1 && stands_alone && is_one_of(line_[at_], odd_separators);
    take(end - at_, is_odd ? TokenKind::odd_separator : TokenKind::word);
  }

  void take(std::size_t size, TokenKind kind) {
    const auto begin = base_ + static_cast<std::uint32_t>(at_);
    tokens_.push_back({{begin, begin + static_cast<std::uint32_t>(size)}, kind});
    at_ += size;
  }

  std::string_view line_;
  std::uint32_t base_;
  const DialectForm& form_;
  std::vector<Token>& tokens_;
  std::size_t at_ = 0;
};

}  // namespace

void cut_into_tokens(const text::Source& source, text::Span span, const DialectForm& form, std::vector<Token>& tokens) {
  Cutter cutter(source.slice(span), span.begin, form, tokens);
  if (form.cutting == WordCutting::at_blanks) return cutter.cut_at_blanks();
  cutter.cut_word_characters();
}

}  // namespace plyglot::homeworlds
