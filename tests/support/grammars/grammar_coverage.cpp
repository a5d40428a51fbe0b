#include "support/grammars/grammar_coverage.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using syntax::Expression;
using syntax::Operator;
using syntax::RuleTable;

std::string with_escapes(std::string_view bytes) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    if (value >= 0x20 && value < 0x7F) {
      text += byte;
    } else {
      text += {'\\', 'x', digits[value / 16], digits[value % 16]};
    }
  }
  return text;
}

class Spelling {
 public:
  explicit Spelling(const RuleTable& table) : table_(table) {}

  std::string of(std::uint32_t index) const {
    const Expression& it = table_.expressions[index];
    switch (it.op) {
      case Operator::literal:
        return '\'' + with_escapes(it.text) + '\'';
      case Operator::character_class:
        return (it.negated ? "[^" : "[") + with_escapes(it.text) + ']';
      case Operator::any:
        return ".";
      case Operator::reference:
        return table_.rules[it.operands[0]].name;
      case Operator::sequence:
        return it.operands.empty() ? "''" : joined(it, " ");
      case Operator::choice:
        return '(' + joined(it, " / ") + ')';
      case Operator::optional:
        return bracketed(it) + '?';
      case Operator::star:
        return bracketed(it) + '*';
      case Operator::plus:
        return bracketed(it) + '+';
      case Operator::followed_by:
        return '&' + bracketed(it);
      case Operator::not_followed_by:
        return '!' + bracketed(it);
      case Operator::tolerated:
        return "tolerated(" + joined(it, " ") + ')';
      case Operator::guide:
        return "guide(" + joined(it, " ") + ')';
      case Operator::nested:
        return "nested(" + joined(it, " ") + ')';
      case Operator::end_of_input:
        return "!.";
    }
    return {};
  }

 private:
  std::string joined(const Expression& it, const char* separator) const {
    std::string text;
    for (const std::uint32_t operand : it.operands) text += (text.empty() ? "" : separator) + of(operand);
    return text;
  }
  std::string bracketed(const Expression& it) const {
    const bool is_sequence = table_.expressions[it.operands[0]].op == Operator::sequence;
    return is_sequence ? '(' + of(it.operands[0]) + ')' : of(it.operands[0]);
  }

  const RuleTable& table_;
};

// What takes every text, though perhaps nothing of it: found by looking at all rules again until nothing changes.
class Certainty {
 public:
  explicit Certainty(const RuleTable& table) : table_(table), rules_(table.rules.size(), false) {
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
        if (rules_[rule] || !always_succeeds(table.rules[rule].expression)) continue;
        rules_[rule] = has_changed = true;
      }
    }
  }

  bool always_succeeds(std::uint32_t index) const {
    const Expression& it = table_.expressions[index];
    const auto is_certain = [&](std::uint32_t operand) { return always_succeeds(operand); };
    switch (it.op) {
      case Operator::optional:
      case Operator::star:
        return true;
      case Operator::reference:
        return rules_[it.operands[0]];
      case Operator::choice:
        return std::any_of(it.operands.begin(), it.operands.end(), is_certain);
      case Operator::sequence:
      case Operator::plus:
      case Operator::followed_by:
      case Operator::tolerated:
      case Operator::guide:
        return std::all_of(it.operands.begin(), it.operands.end(), is_certain);
      default:
        return false;
    }
  }

 private:
  const RuleTable& table_;
  std::vector<bool> rules_;
};

bool is_decision_about_operands(Operator op) {
  switch (op) {
    case Operator::choice:
    case Operator::optional:
    case Operator::star:
    case Operator::plus:
    case Operator::followed_by:
    case Operator::not_followed_by:
    case Operator::guide:
      return true;
    default:
      return false;
  }
}

class Search {
 public:
  Search(const RuleTable& table, const syntax::Coverage& coverage)
      : table_(table), coverage_(coverage), spelling_(table), certainty_(table) {}

  Uncovered run() {
    for (const syntax::Rule& rule : table_.rules) {
      rule_ = rule.name;
      look_into(rule.expression);
    }
    std::sort(uncovered_.never_succeeded.begin(), uncovered_.never_succeeded.end());
    std::sort(uncovered_.never_failed.begin(), uncovered_.never_failed.end());
    return std::move(uncovered_);
  }

 private:
  void look_into(std::uint32_t index) {
    const Expression& it = table_.expressions[index];
    if (it.op == Operator::reference) return;
    for (const std::uint32_t operand : it.operands) {
      const bool is_tolerated = table_.expressions[operand].op == Operator::tolerated;
      if (is_decision_about_operands(it.op) || is_tolerated) look_at(operand);
      look_into(operand);
    }
  }

  void look_at(std::uint32_t index) {
    const std::string name = rule_ + ": " + spelling_.of(index);
    if (coverage_.succeeded[index] == 0) uncovered_.never_succeeded.push_back(name);
    if (coverage_.failed[index] == 0 && !certainty_.always_succeeds(index)) uncovered_.never_failed.push_back(name);
  }

  const RuleTable& table_;
  const syntax::Coverage& coverage_;
  Spelling spelling_;
  Certainty certainty_;
  std::string rule_;
  Uncovered uncovered_;
};

}  // namespace

Uncovered uncovered_in(const RuleTable& rules, const syntax::Coverage& coverage) {
  return Search(rules, coverage).run();
}

}  // namespace plyglot::test
