#include "homeworlds/notations/homeworlds/read/words/items.hpp"

namespace plyglot::homeworlds {
namespace {

bool is_mark(const Token& token) {
  return token.kind == TokenKind::separator || token.kind == TokenKind::odd_separator;
}

class Divider {
 public:
  Divider(Reading& reading, CutWords& turn, TurnItems& into) : reading_(reading), turn_(turn), into_(into) {}

  void divide() {
    std::vector<text::Span>& words = turn_.words;
    const std::vector<CutWords::Separator>& separators = turn_.separators;
    if (!words.empty()) {
      into_.span = text::cover(words.front(), words.back());
      if (reading_.form.dialect != Dialect::sdg) take_confirmation(words);
    }
    std::size_t i = 0;
    for (; i < separators.size() && separators[i].words_before == 0; ++i) report_empty(separators[i].token);
    if (words.empty()) return;
    for (; i < separators.size() && separators[i].words_before < words.size(); ++i) add_separator(separators[i]);
    end_item(static_cast<std::uint32_t>(words.size()));
    for (; i < separators.size(); ++i) report_trailing(separators[i].token);
  }

 private:
  // homeworlds R14.
  void take_confirmation(std::vector<text::Span>& words) {
    text::Span& last = words.back();
    const std::string_view word = reading_.slice(last);
    if (word.back() != '*') return;
    if (word.size() > 1) {
      into_.confirmation = {last.end - 1, last.end};
      last.end -= 1;
      if (reading_.form.has_style)
        reading_.report(DiagnosticId::homeworlds_glued_confirmation, into_.confirmation, " *");
      return;
    }
    if (words.size() == 1) return;
    into_.confirmation = last;
    words.pop_back();
  }

  void end_item(std::uint32_t end) {
    into_.items.push_back({first_word_, end - first_word_, separator_});
    first_word_ = end;
  }

  // homeworlds R12: a line break beside a mark is part of it.
  void add_separator(const CutWords::Separator& separator) {
    const Token& token = separator.token;
    if (separator.words_before != first_word_) {
      end_item(separator.words_before);
      separator_ = token;
    } else if (is_mark(token) && is_mark(separator_)) {
      report_empty(token);
    } else if (is_mark(token)) {
      separator_ = token;
    }
  }

  void report_empty(const Token& token) {
    if (is_mark(token)) reading_.report(DiagnosticId::homeworlds_empty_action, token.span, "");
  }

  void report_trailing(const Token& token) {
    if (!is_mark(token)) return;
    reading_.report(has_trailing_ ? DiagnosticId::homeworlds_empty_action : DiagnosticId::homeworlds_trailing_separator,
                    token.span, "");
    has_trailing_ = true;
  }

  Reading& reading_;
  CutWords& turn_;
  TurnItems& into_;
  // Of the item that is not ended yet: its first word, and what is before it.
  std::uint32_t first_word_ = 0;
  Token separator_;
  bool has_trailing_ = false;
};

}  // namespace

void divide_turn(Reading& reading, CutWords& turn, TurnItems& into) {
  into.items.clear();
  into.confirmation = {};
  into.span = {};
  Divider(reading, turn, into).divide();
}

}  // namespace plyglot::homeworlds
