#include "hopgi/notations/hopgi/read/ast_builder.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/result_words.hpp"

namespace plyglot::hopgi::record {

using text::Span;

namespace {

constexpr Suffix suffixes[] = {Suffix::brilliant, Suffix::blunder, Suffix::interesting,
                               Suffix::dubious,   Suffix::good,    Suffix::mistake};

// R18.
bool counts_as_turn(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (text::is_digit(word[i]) && word[i - 1] >= 'a' && word[i - 1] <= 'z') return true;
  }
  return false;
}

}  // namespace

void AstBuilder::note(Span span) {
  if (ast_.first_word.empty()) ast_.first_word = span;
  ast_.has_game = true;
  ast_.end = span.end;
  ast_.ends_with_tag = false;
}

void AstBuilder::add(ItemKind kind, std::size_t index, Span span) {
  Item item;
  item.kind = kind;
  item.index = static_cast<std::uint32_t>(index);
  item.span = span;
  ast_.items.push_back(item);
}

void AstBuilder::add_fault(FaultKind kind, Span span) {
  if (!is_skipping()) ast_.faults.push_back({kind, span});
}

Span AstBuilder::without_blanks(Span span) const {
  const std::string_view text = source_.slice(span);
  std::size_t size = text.size();
  while (size > 0 && is_blank(text[size - 1])) --size;
  return {span.begin, span.begin + static_cast<std::uint32_t>(size)};
}

// Until now there were comments alone.
void AstBuilder::end_lead() {
  if (ast_.has_tags()) return;
  ast_.lead_comments = static_cast<std::uint32_t>(ast_.comments.size());
  ast_.items.clear();
}

void AstBuilder::note_tag(Span span) {
  ast_.has_game = true;
  ast_.end = span.end;
  ast_.ends_with_tag = true;
}

// R22: tags of which nothing but blanks is between are one fault.
void AstBuilder::take_late_tag(Span span) {
  const bool goes_on = !ast_.faults.empty() && ast_.faults.back().kind == FaultKind::stray_tags &&
                       without_blanks({ast_.faults.back().span.end, span.begin}).empty();
  if (goes_on && !is_skipping()) {
    ast_.faults.back().span.end = span.end;
  } else {
    add_fault(FaultKind::stray_tags, span);
  }
}

void AstBuilder::take_tag(Span span) {
  if (!ast_.first_word.empty()) return take_late_tag(span);
  end_lead();
  tag_.span = span;
  ast_.tags.push_back(tag_);
  note_tag(span);
}

void AstBuilder::take_bad_tag(Span span) {
  if (!ast_.first_word.empty()) return take_late_tag(without_blanks(span));
  end_lead();
  ast_.bad_tags.push_back(without_blanks(span));
  note_tag(ast_.bad_tags.back());
}

void AstBuilder::take_brace_comment(Span span) {
  take_comment(source_.slice(span).back() == '}' ? CommentForm::brace : CommentForm::unclosed, span);
}

void AstBuilder::take_comment(CommentForm form, Span span) {
  if (form != CommentForm::brace) span = without_blanks(span);
  if (!is_ended_ && form == CommentForm::brace && ast_.has_game) {
    ast_.end = span.end;
    ast_.ends_with_tag = false;
  }
  if (is_skipping()) {
    ast_.deep_comments.push_back({form, span});
    return;
  }
  if (is_ended_) {
    ++ast_.tail_comments;
  } else {
    add(ItemKind::comment, ast_.comments.size(), span);
  }
  ast_.comments.push_back({form, span});
}

void AstBuilder::take_open(Span span) {
  note(span);
  if (is_skipping()) {
    ++skipped_depth_;
  } else if (depth_ == most_variations) {
    add_fault(FaultKind::variation_depth, span);
    skipped_depth_ = 1;
  } else {
    add(ItemKind::variation_begin, 0, span);
    ast_.items.back().is_without_turn = !has_turn_[depth_];
    opened_[depth_] = span;
    has_turn_[++depth_] = false;
  }
}

void AstBuilder::take_close(Span span) {
  note(span);
  if (is_skipping()) {
    --skipped_depth_;
  } else if (depth_ == 0) {
    add_fault(FaultKind::stray_paren, span);
  } else {
    add(ItemKind::variation_end, 0, span);
    --depth_;
  }
}

void AstBuilder::take_number(Span span) {
  note(span);
  if (is_skipping()) return;
  const std::string_view text = source_.slice(span);
  std::uint32_t digits = span.size();
  while (text[digits - 1] == '.') --digits;
  add(ItemKind::number, ast_.numbers.size(), span);
  ast_.numbers.push_back({{span.begin, span.begin + digits}, {span.begin + digits, span.end}});
}

void AstBuilder::take_nag(Span span) {
  constexpr std::uint32_t none = 256;
  note(span);
  if (is_skipping()) return;
  std::uint32_t value = span.size() == 1 ? none : 0;
  for (const char digit : source_.slice(span).substr(1)) {
    value = std::min(none, value * 10 + static_cast<std::uint32_t>(digit - '0'));
  }
  add(ItemKind::nag, value, span);
}

void AstBuilder::take_bad_token(Span span) {
  note(span);
  if (is_skipping()) return;
  add(ItemKind::bad_token, 0, span);
  ast_.items.back().is_turn = counts_as_turn(source_.slice(span));
  if (ast_.items.back().is_turn) has_turn_[depth_] = true;
}

Suffix AstBuilder::suffix_of(Span span) const {
  const std::string_view text = source_.slice(span);
  for (const Suffix suffix : suffixes) {
    if (text == suffix_text(suffix)) return suffix;
  }
  return Suffix::none;
}

void AstBuilder::end_turn(Span span) {
  TurnNode& turn = ast_.turns.back();
  turn.first_leg = static_cast<std::uint32_t>(ast_.legs.size()) - turn.leg_count;
  if (turn.suffix_span.empty()) {
    const std::uint32_t end = ast_.legs.back().end;
    turn.suffix_span = {end, end};
  } else {
    turn.suffix = suffix_of(turn.suffix_span);
  }
  turn.span = {span.begin, turn.suffix_span.end};
  const Span word = ast_.legs[turn.first_leg].span();
  note(turn.leg_count == 1 ? turn.span : turn.inner_suffix.empty() ? word : text::cover(word, turn.inner_suffix));
  ast_.end = span.end;
  if (is_skipping()) {
    ast_.legs.resize(turn.first_leg);
    turn = {};
  } else {
    add(ItemKind::turn, ast_.turns.size() - 1, turn.span);
    ast_.turns.emplace_back();
    has_turn_[depth_] = true;
  }
}

// `1 - 0`: words at the end of the game that together are like a result are one word.
void AstBuilder::join_words_of_result() {
  // `1 / 2 - 1 / 2`.
  constexpr std::size_t most_words = 7;
  std::vector<Item>& items = ast_.items;
  std::size_t end = items.size();
  while (end > 0 && items[end - 1].kind == ItemKind::comment) --end;
  const auto is_word = [](const Item& item) {
    return item.kind == ItemKind::number || (item.kind == ItemKind::bad_token && !item.is_turn);
  };
  std::size_t begin = end;
  for (std::size_t i = end; i > 0 && end - i < most_words && is_word(items[i - 1]); --i) {
    const Span words{items[i - 1].span.begin, items[end - 1].span.end};
    if (!meant_result(source_.slice(words)).empty()) begin = i - 1;
  }
  if (begin == end) return;
  for (std::size_t i = begin; i < end; ++i) {
    if (items[i].kind == ItemKind::number) ast_.numbers.pop_back();
  }
  Item word;
  word.kind = ItemKind::bad_token;
  word.span = {items[begin].span.begin, items[end - 1].span.end};
  items[begin] = word;
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(begin) + 1, items.begin() + static_cast<std::ptrdiff_t>(end));
  ast_.misspelt_result = word.span;
}

void AstBuilder::end_game(Span result) {
  if (result.empty()) join_words_of_result();
  if (!result.empty()) {
    ast_.result = result_named(source_.slice(result));
    if (ast_.first_word.empty()) ast_.first_word = result;
    if (!ast_.has_game) ast_.end = result.begin;
    ast_.has_game = true;
  }
  ast_.result_span = result;
  skipped_depth_ = 0;
  for (unsigned open = 0; open < depth_; ++open) {
    add_fault(FaultKind::unclosed_variation, opened_[open]);
    add(ItemKind::variation_end, 0, {ast_.end, ast_.end});
  }
  depth_ = 0;
  is_ended_ = true;
}

void AstBuilder::finish() {
  ast_.turns.pop_back();
  if (!is_ended_) end_game({ast_.end, ast_.end});
}

}  // namespace plyglot::hopgi::record
