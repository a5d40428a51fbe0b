#include "syntax/published/erasure.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::syntax {
namespace {

constexpr std::uint32_t unknown = 0xFFFFFFFF;

// What erasing does to each rule: some can no longer match at all, some only match nothing. Both are found by
// looking at all rules again until nothing changes.
class Fate {
 public:
  Fate(const RuleTable& table, Strictness strictness)
      : table_(table),
        is_strict_(strictness == Strictness::strict),
        gone_(table.rules.size(), false),
        empty_(table.rules.size(), false) {
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      for (std::size_t rule = 0; rule < table.rules.size(); ++rule) has_changed |= look_at(rule);
    }
  }

  bool is_strict() const { return is_strict_; }

  // Whether the expression never matches.
  bool is_gone(std::uint32_t index) const {
    const Expression& it = table_.expressions[index];
    switch (it.op) {
      case Operator::tolerated:
        return is_strict_ || any_gone(it);
      case Operator::sequence:
      case Operator::plus:
      case Operator::followed_by:
      case Operator::nested:
        return any_gone(it);
      case Operator::choice:
        return std::all_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t of) { return is_gone(of); });
      case Operator::reference:
        return gone_[it.operands[0]];
      default:
        return false;
    }
  }

  // Whether it always matches, and nothing.
  bool is_empty(std::uint32_t index) const {
    const Expression& it = table_.expressions[index];
    switch (it.op) {
      case Operator::guide:
        return is_strict_;
      case Operator::tolerated:
        return !is_strict_ && all_empty(it);
      case Operator::sequence:
      case Operator::plus:
      case Operator::followed_by:
      case Operator::nested:
        return all_empty(it);
      case Operator::optional:
      case Operator::star:
        return is_gone(it.operands[0]) || is_empty(it.operands[0]);
      case Operator::not_followed_by:
        return is_gone(it.operands[0]);
      case Operator::choice:
        return first_left(it) != unknown && is_empty(first_left(it));
      case Operator::reference:
        return empty_[it.operands[0]];
      default:
        return false;
    }
  }

 private:
  bool look_at(std::size_t rule) {
    const std::uint32_t body = table_.rules[rule].expression;
    const bool was_gone = gone_[rule];
    const bool was_empty = empty_[rule];
    gone_[rule] = is_gone(body);
    empty_[rule] = is_empty(body);
    return gone_[rule] != was_gone || empty_[rule] != was_empty;
  }

  bool any_gone(const Expression& it) const {
    return std::any_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t of) { return is_gone(of); });
  }
  bool all_empty(const Expression& it) const {
    return std::all_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t of) { return is_empty(of); });
  }
  std::uint32_t first_left(const Expression& it) const {
    for (const std::uint32_t of : it.operands) {
      if (!is_gone(of)) return of;
    }
    return unknown;
  }

  const RuleTable& table_;
  bool is_strict_;
  std::vector<bool> gone_;
  std::vector<bool> empty_;
};

class Rewriting {
 public:
  Rewriting(const RuleTable& from, Strictness strictness)
      : from_(from), fate_(from, strictness), rule_of_(from.rules.size(), unknown) {}

  RuleTable run() {
    use_rule(0);
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      const std::uint32_t expression = rewrite(from_.rules[sources_[i]].expression);
      to_.rules[i].expression = expression;
    }
    return std::move(to_);
  }

 private:
  std::uint32_t use_rule(std::uint32_t source) {
    if (rule_of_[source] == unknown) {
      rule_of_[source] = static_cast<std::uint32_t>(sources_.size());
      sources_.push_back(source);
      to_.rules.push_back({from_.rules[source].name, 0});
    }
    return rule_of_[source];
  }

  std::uint32_t add(Expression expression) {
    to_.expressions.push_back(std::move(expression));
    return static_cast<std::uint32_t>(to_.expressions.size() - 1);
  }

  static bool is_sequence(Operator op) {
    return op == Operator::sequence || op == Operator::tolerated || op == Operator::nested;
  }

  // What is left of a sequence or choice of which only one part is left.
  std::uint32_t essence(std::uint32_t index) const {
    const Expression& it = from_.expressions[index];
    const bool in_sequence = is_sequence(it.op);
    if (!in_sequence && it.op != Operator::choice) return index;
    std::uint32_t left = unknown;
    for (const std::uint32_t part : it.operands) {
      if (in_sequence ? fate_.is_empty(part) : fate_.is_gone(part)) continue;
      if (left != unknown) return index;
      left = part;
    }
    return left == unknown ? index : essence(left);
  }

  // The parts of a sequence or choice that are left, with those of the same kind inside it spread out.
  void collect(const Expression& it, std::vector<std::uint32_t>& parts) const {
    const bool in_sequence = is_sequence(it.op);
    for (const std::uint32_t part : it.operands) {
      if (in_sequence ? fate_.is_empty(part) : fate_.is_gone(part)) continue;
      const std::uint32_t operand = essence(part);
      const Expression& inner = from_.expressions[operand];
      const bool spreads = in_sequence ? is_sequence(inner.op) : inner.op == Operator::choice;
      if (spreads) {
        collect(inner, parts);
      } else {
        parts.push_back(operand);
      }
    }
  }

  std::uint32_t rewrite_parts(const Expression& it) {
    std::vector<std::uint32_t> parts;
    collect(it, parts);
    if (parts.size() == 1) return rewrite(parts[0]);
    Expression written;
    written.op = is_sequence(it.op) ? Operator::sequence : Operator::choice;
    for (const std::uint32_t part : parts) written.operands.push_back(rewrite(part));
    return add(std::move(written));
  }

  std::uint32_t rewrite(std::uint32_t index) {
    const Expression& it = from_.expressions[index];
    assert(!fate_.is_gone(index));
    if (is_sequence(it.op) || it.op == Operator::choice) return rewrite_parts(it);
    Expression written = it;
    if (it.op == Operator::guide) written.op = Operator::followed_by;
    if (it.op == Operator::reference) {
      written.operands[0] = use_rule(it.operands[0]);
    } else if (!it.operands.empty()) {
      // A lookahead for a lookahead is one.
      const Expression& inner = from_.expressions[it.operands[0]];
      const bool is_double = written.op == Operator::followed_by &&
                             (inner.op == Operator::followed_by || inner.op == Operator::not_followed_by);
      if (is_double) return rewrite(it.operands[0]);
      written.operands[0] = rewrite(it.operands[0]);
    }
    return add(std::move(written));
  }

  const RuleTable& from_;
  Fate fate_;
  std::vector<std::uint32_t> rule_of_;
  std::vector<std::uint32_t> sources_;
  RuleTable to_;
};

}  // namespace

RuleTable plain_grammar(const RuleTable& rules, Strictness strictness) { return Rewriting(rules, strictness).run(); }

}  // namespace plyglot::syntax
