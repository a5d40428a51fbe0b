#include "syntax/rule_walk.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::syntax {

std::uint32_t WalkedRules::operand_place(std::uint32_t expression, const char* identity, std::uint32_t from) const {
  if (expression == no_expression) return 0;
  const auto& operands = table.expressions[expression].operands;
  const auto is_the_rule = [&](std::uint32_t operand) { return identities[operand] == identity; };
  const auto start = operands.begin() + std::min<std::ptrdiff_t>(from, operands.end() - operands.begin());
  auto found = std::find_if(start, operands.end(), is_the_rule);
  if (found == operands.end()) found = std::find_if(operands.begin(), operands.end(), is_the_rule);
  assert(found != operands.end());
  return static_cast<std::uint32_t>(found - operands.begin());
}

std::uint32_t WalkedRules::operand(std::uint32_t expression, std::uint32_t place) const {
  return expression == no_expression ? table.rules[0].expression : table.expressions[expression].operands[place];
}

std::uint32_t WalkedRules::body(std::uint32_t use) const {
  const Expression& expression = table.expressions[use];
  return expression.op == Operator::reference ? table.rules[expression.operands[0]].expression : use;
}

std::uint32_t RuleWalk::add(Operator op, const char* identity, std::string text, bool negated) {
  walked_.table.expressions.push_back({op, std::move(text), negated, {}});
  walked_.identities.push_back(identity);
  return static_cast<std::uint32_t>(walked_.identities.size() - 1);
}

void RuleWalk::append(std::uint32_t expression, std::uint32_t operand) {
  walked_.table.expressions[expression].operands.push_back(operand);
}

void RuleWalk::set_text(std::uint32_t expression, std::string text) {
  walked_.table.expressions[expression].text = std::move(text);
}

std::uint32_t RuleWalk::combine(Operator op, const char* identity, std::initializer_list<WriteBody> operands) {
  const std::uint32_t index = add(op, identity);
  for (const WriteBody write : operands) append(index, write(*this));
  return index;
}

std::uint32_t RuleWalk::rule_named(std::string_view name, WriteBody body) {
  auto& rules = walked_.table.rules;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (rules[i].name == name) {
      assert(bodies_[i] == body && "two rules of one name");
      return static_cast<std::uint32_t>(i);
    }
  }
  rules.push_back({std::string(name), 0});
  bodies_.push_back(body);
  return static_cast<std::uint32_t>(rules.size() - 1);
}

std::uint32_t RuleWalk::refer(std::string_view name, const char* identity, WriteBody body) {
  const std::uint32_t rule = rule_named(name, body);
  const std::uint32_t index = add(Operator::reference, identity);
  append(index, rule);
  return index;
}

WalkedRules RuleWalk::walk(std::string_view name, WriteBody body) {
  rule_named(name, body);
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const std::uint32_t expression = bodies_[i](*this);
    walked_.table.rules[i].expression = expression;
  }
  return std::move(walked_);
}

}  // namespace plyglot::syntax
