#include "support/peg_matcher.hpp"

#include <algorithm>

namespace plyglot::test {

using syntax::Expression;
using syntax::Operator;

namespace {

bool is_in_class(const Expression& of, char byte) {
  const auto value = static_cast<unsigned char>(byte);
  for (std::size_t i = 0; i + 1 < of.text.size(); i += 2) {
    if (static_cast<unsigned char>(of.text[i]) <= value && value <= static_cast<unsigned char>(of.text[i + 1])) {
      return !of.negated;
    }
  }
  return of.negated;
}

}  // namespace

// Where it stands; what fails goes back to where it began.
struct PegMatcher::Run {
  const syntax::RuleTable& table;
  std::string_view text;
  std::size_t at = 0;

  const Expression& expression(std::uint32_t index) const { return table.expressions[index]; }

  bool take(std::uint32_t index) {
    const std::size_t begin = at;
    const bool is_taken = take(expression(index));
    if (!is_taken) at = begin;
    return is_taken;
  }

 private:
  bool take(const Expression& it) {
    switch (it.op) {
      case Operator::literal:
        return text.substr(at, it.text.size()) == it.text && step(it.text.size());
      case Operator::character_class:
        return at < text.size() && is_in_class(it, text[at]) && step(1);
      case Operator::any:
        return at < text.size() && step(1);
      case Operator::reference:
        return take(table.rules[it.operands[0]].expression);
      case Operator::sequence:
        return std::all_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t part) { return take(part); });
      case Operator::choice:
        return std::any_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t part) { return take(part); });
      case Operator::optional:
        take(it.operands[0]);
        return true;
      case Operator::star:
        return take_all(it);
      case Operator::plus:
        return take(it.operands[0]) && take_all(it);
      case Operator::followed_by:
        return looks_at(it);
      case Operator::not_followed_by:
        return !looks_at(it);
      case Operator::end_of_input:
        return at == text.size();
      default:
        return false;
    }
  }

  bool step(std::size_t size) {
    at += size;
    return true;
  }
  bool take_all(const Expression& it) {
    while (take(it.operands[0])) continue;
    return true;
  }
  bool looks_at(const Expression& it) {
    const std::size_t begin = at;
    const bool is_there = take(it.operands[0]);
    at = begin;
    return is_there;
  }
};

bool PegMatcher::matches(std::string_view text) const {
  Run run{table_, text};
  return run.take(table_.rules[0].expression) && run.at == text.size();
}

}  // namespace plyglot::test
