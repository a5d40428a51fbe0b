#include "naive/peg/grammar.hpp"

#include <algorithm>
#include <map>

namespace plyglot::naive::peg {
namespace {

bool is_name_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

int hexadecimal_value(char digit) {
  constexpr const char* digits = "0123456789abcdef";
  const char lower = digit >= 'A' && digit <= 'F' ? static_cast<char>(digit + 32) : digit;
  for (int value = 0; value < 16; ++value) {
    if (digits[value] == lower) return value;
  }
  return -1;
}

class Reading {
 public:
  explicit Reading(const std::string& text) : text_(text) {}

  Grammar run() {
    skip_blanks();
    while (at_ < text_.size() && grammar_.problem.empty()) read_rule();
    if (grammar_.rules.empty()) fail("a rule");
    for (const auto& [name, rule] : rule_of_) {
      if (std::find(written_.begin(), written_.end(), rule) == written_.end()) fail("a rule " + name);
    }
    return std::move(grammar_);
  }

 private:
  static constexpr int deepest = 100;

  void fail(const std::string& expected) {
    if (grammar_.problem.empty()) grammar_.problem = expected + " is missing at byte " + std::to_string(at_);
  }
  bool has_failed() const { return !grammar_.problem.empty(); }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool is_next(const std::string& word) const { return text_.compare(at_, word.size(), word) == 0; }

  void skip_blanks() {
    while (at_ < text_.size()) {
      if (next() == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (std::string(" \t\r\n").find(next()) == std::string::npos) {
        break;
      } else {
        ++at_;
      }
    }
  }

  std::string read_name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_name_byte(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  std::size_t rule_named(const std::string& name) {
    const auto [place, is_new] = rule_of_.try_emplace(name, rule_of_.size());
    if (is_new) grammar_.rules.push_back({name, 0});
    return place->second;
  }

  // Whether a name here is part of an expression, not the one before the arrow of the next rule.
  bool is_reference_next() {
    if (!is_name_byte(next())) return false;
    const std::size_t begin = at_;
    read_name();
    skip_blanks();
    const bool is_rule = is_next("<-");
    at_ = begin;
    return !is_rule;
  }

  void read_rule() {
    const std::string name = read_name();
    if (name.empty()) return fail("the name of a rule");
    const std::size_t rule = rule_named(name);
    if (std::find(written_.begin(), written_.end(), rule) != written_.end()) return fail("another name than " + name);
    written_.push_back(rule);
    skip_blanks();
    if (!is_next("<-")) return fail("an arrow");
    at_ += 2;
    skip_blanks();
    const std::size_t body = read_choice(0);
    grammar_.rules[rule].body = body;
  }

  std::size_t add(Expression expression) {
    grammar_.expressions.push_back(std::move(expression));
    return grammar_.expressions.size() - 1;
  }

  std::size_t read_choice(int depth) {
    Expression choice{Kind::choice, {}, {}, {read_sequence(depth)}};
    while (next() == '/' && !has_failed()) {
      ++at_;
      skip_blanks();
      choice.parts.push_back(read_sequence(depth));
    }
    return choice.parts.size() == 1 ? choice.parts[0] : add(std::move(choice));
  }

  std::size_t read_sequence(int depth) {
    Expression sequence;
    if (depth > deepest) fail("an end of the parentheses");
    while (!has_failed() && is_part_next()) sequence.parts.push_back(read_prefixed(depth));
    if (sequence.parts.empty()) fail("an expression");
    return sequence.parts.size() == 1 ? sequence.parts[0] : add(std::move(sequence));
  }

  bool is_part_next() {
    if (at_ == text_.size()) return false;
    return std::string("'\"[.(&!").find(next()) != std::string::npos || is_reference_next();
  }

  std::size_t read_prefixed(int depth) {
    const char prefix = next();
    if (prefix != '&' && prefix != '!') return read_repeated(depth);
    ++at_;
    skip_blanks();
    const Kind kind = prefix == '&' ? Kind::followed_by : Kind::not_followed_by;
    return add({kind, {}, {}, {read_repeated(depth)}});
  }

  std::size_t read_repeated(int depth) {
    std::size_t read = read_primary(depth);
    for (;;) {
      const std::size_t suffix = std::string("?*+").find(next());
      if (suffix == std::string::npos || at_ == text_.size()) return read;
      ++at_;
      constexpr Kind kinds[] = {Kind::optional, Kind::star, Kind::plus};
      read = add({kinds[suffix], {}, {}, {read}});
      skip_blanks();
    }
  }

  std::size_t read_primary(int depth) {
    if (next() == '(') {
      ++at_;
      skip_blanks();
      const std::size_t inner = read_choice(depth + 1);
      if (next() != ')') fail("a `)`");
      ++at_;
      skip_blanks();
      return inner;
    }
    Expression primary;
    if (next() == '\'' || next() == '"') {
      primary = read_literal();
    } else if (next() == '[') {
      primary = read_class();
    } else if (next() == '.') {
      ++at_;
      primary.kind = Kind::any;
    } else if (is_reference_next()) {
      primary.kind = Kind::reference;
      primary.parts = {rule_named(read_name())};
    } else {
      fail("an expression");
    }
    const std::size_t added = add(std::move(primary));
    skip_blanks();
    return added;
  }

  Expression read_literal() {
    const char quote = text_[at_++];
    Expression literal;
    literal.kind = Kind::literal;
    while (at_ < text_.size() && next() != quote) literal.bytes += read_byte();
    if (next() != quote) fail("a quote");
    ++at_;
    return literal;
  }

  Expression read_class() {
    ++at_;
    Expression result;
    result.kind = Kind::byte_class;
    const bool is_negated = next() == '^';
    if (is_negated) ++at_;
    while (at_ < text_.size() && next() != ']') {
      const auto first = static_cast<unsigned char>(read_byte());
      const bool is_range = next() == '-' && at_ + 1 < text_.size() && text_[at_ + 1] != ']';
      if (is_range) ++at_;
      const auto last = is_range ? static_cast<unsigned char>(read_byte()) : first;
      if (last < first) fail("a range from low to high");
      for (std::size_t byte = first; byte <= last; ++byte) result.members.set(byte);
    }
    if (next() != ']') fail("a `]`");
    ++at_;
    if (is_negated) result.members.flip();
    return result;
  }

  char read_byte() {
    const char byte = text_[at_++];
    if (byte != '\\' || at_ == text_.size()) return byte;
    const char escaped = text_[at_++];
    if (escaped == 'n') return '\n';
    if (escaped == 'r') return '\r';
    if (escaped == 't') return '\t';
    if (escaped != 'x') return escaped;
    const int high = hexadecimal_value(next());
    const int low = at_ + 1 < text_.size() ? hexadecimal_value(text_[at_ + 1]) : -1;
    if (high < 0 || low < 0) fail("two hexadecimal digits");
    at_ = std::min(at_ + 2, text_.size());
    return static_cast<char>(high * 16 + low);
  }

  const std::string text_;
  std::size_t at_ = 0;
  std::map<std::string, std::size_t> rule_of_;
  std::vector<std::size_t> written_;
  Grammar grammar_;
};

}  // namespace

Grammar read_grammar(const std::string& text) { return Reading(text).run(); }

}  // namespace plyglot::naive::peg
