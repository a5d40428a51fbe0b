#include "syntax/published/published_grammar.hpp"

#include <cassert>

namespace plyglot::syntax {
namespace {

class Walk {
 public:
  RuleTable run(const RuleData& start) {
    rule_of(start);
    for (std::size_t i = 0; i < found_.size(); ++i) {
      const std::uint32_t expression = add_body(*found_[i]);
      table_.rules[i].expression = expression;
    }
    return std::move(table_);
  }

 private:
  std::uint32_t add(Expression expression) {
    table_.expressions.push_back(std::move(expression));
    return static_cast<std::uint32_t>(table_.expressions.size() - 1);
  }

  // The place of a rule with a name; its body is written later if it is new.
  std::uint32_t rule_of(const RuleData& data) {
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (found_[i]->name != data.name) continue;
      assert(found_[i] == &data && "two rules of one name");
      return static_cast<std::uint32_t>(i);
    }
    table_.rules.push_back({std::string(data.name), 0});
    found_.push_back(&data);
    return static_cast<std::uint32_t>(found_.size() - 1);
  }

  std::uint32_t add_use(const RuleData& data) {
    if (data.name.empty()) return add_body(data);
    const std::uint32_t index = add({Operator::reference, {}, false, {}});
    table_.expressions[index].operands.push_back(rule_of(data));
    return index;
  }

  std::uint32_t add_body(const RuleData& data) {
    const std::uint32_t index = add({data.op, std::string(data.text), data.negated, {}});
    if (data.op == Operator::nested) table_.expressions[index].text = std::to_string(data.bound);
    for (const RuleData* const operand : data.operands) {
      const std::uint32_t use = add_use(*operand);
      table_.expressions[index].operands.push_back(use);
    }
    return index;
  }

  RuleTable table_;
  // By rule of the table.
  std::vector<const RuleData*> found_;
};

}  // namespace

RuleTable rule_table(const RuleData& start) { return Walk().run(start); }

}  // namespace plyglot::syntax
