#include "homeworlds/notations/homeworlds/read/words/items.hpp"

#include "homeworlds/spelling/verbs.hpp"

namespace plyglot::homeworlds {
namespace {

bool is_mark(const Token& token) {
  return token.kind == TokenKind::separator || token.kind == TokenKind::odd_separator;
}

class Divider {
 public:
  Divider(Reading& reading, const std::vector<Token>& tokens, TokenRange turn, TurnWords& into)
      : reading_(reading), tokens_(tokens), turn_(turn), into_(into) {}

  void divide() {
    find_words();
    if (!has_words_) {
      for (std::uint32_t i = turn_.first; i < turn_.last; ++i) report_empty(tokens_[i]);
      return;
    }
    into_.span = text::cover(tokens_[first_].span, tokens_[last_].span);
    std::uint32_t end = last_ + 1;
    text::Span last_word = tokens_[last_].span;
    if (reading_.form.dialect != Dialect::sdg) end = take_confirmation(end, last_word);
    for (std::uint32_t i = turn_.first; i < first_; ++i) report_empty(tokens_[i]);
    for (std::uint32_t i = first_; i < end; ++i) {
      if (tokens_[i].kind == TokenKind::word) {
        add_word(i + 1 == end ? last_word : tokens_[i].span);
      } else {
        add_separator(tokens_[i]);
      }
    }
    for (std::uint32_t i = end; i < turn_.last; ++i) report_trailing(tokens_[i]);
  }

 private:
  void find_words() {
    for (std::uint32_t i = turn_.first; i < turn_.last; ++i) {
      if (tokens_[i].kind != TokenKind::word) continue;
      if (!has_words_) first_ = i;
      last_ = i;
      has_words_ = true;
    }
  }

  // homeworlds R14. Returns where the tokens of the actions end, and cuts a glued `*` from the last word.
  std::uint32_t take_confirmation(std::uint32_t end, text::Span& last_word) {
    const std::string_view word = reading_.slice(last_word);
    if (word.back() != '*') return end;
    if (word.size() > 1) {
      into_.confirmation = {last_word.end - 1, last_word.end};
      last_word.end -= 1;
      if (reading_.form.has_style)
        reading_.report(DiagnosticId::homeworlds_glued_confirmation, into_.confirmation, " *");
      return end;
    }
    std::uint32_t before = last_;
    while (before > first_ && tokens_[before - 1].kind != TokenKind::word) --before;
    if (before == first_ || passes_all(before - 1)) return end;
    into_.confirmation = last_word;
    last_word = tokens_[before - 1].span;
    return before;
  }

  // `pass *` is an action of its own where passes are counted (homeworlds R14).
  bool passes_all(std::uint32_t word) const {
    if (reading_.form.pass_count != PassCount::native || word + 1 != last_) return false;
    if (word > turn_.first && tokens_[word - 1].kind == TokenKind::word) return false;
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(tokens_[word].span), reading_.form);
    return verb && verb->verb == Verb::pass;
  }

  void add_word(text::Span word) {
    if (is_item_due_) {
      into_.items.push_back({static_cast<std::uint32_t>(into_.words.size()), 0, separator_});
      is_item_due_ = false;
    }
    into_.words.push_back(word);
    ++into_.items.back().word_count;
  }

  // homeworlds R12: a line break beside a mark is part of it.
  void add_separator(const Token& token) {
    if (!is_item_due_) {
      separator_ = token;
      is_item_due_ = true;
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
  const std::vector<Token>& tokens_;
  TokenRange turn_;
  TurnWords& into_;
  bool has_words_ = false;
  std::uint32_t first_ = 0;
  std::uint32_t last_ = 0;
  bool is_item_due_ = true;
  Token separator_;
  bool has_trailing_ = false;
};

}  // namespace

void TurnWords::clear() {
  words.clear();
  items.clear();
  confirmation = {};
  span = {};
}

void divide_turn(Reading& reading, const std::vector<Token>& tokens, TokenRange turn, TurnWords& into) {
  into.clear();
  Divider(reading, tokens, turn, into).divide();
}

}  // namespace plyglot::homeworlds
