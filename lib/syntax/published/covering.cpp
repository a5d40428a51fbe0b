#include "syntax/published/covering.hpp"

#include <algorithm>
#include <charconv>

namespace plyglot::syntax {
namespace {

class Reading {
 public:
  Reading(const RuleTable& rules, std::string_view text, Coverage& coverage)
      : rules_(rules), text_(text), coverage_(coverage) {}

  bool run() { return match(rules_.rules[0].expression) && at_ == text_.size(); }

 private:
  bool match(std::uint32_t use) {
    const Expression& written = rules_.expressions[use];
    const bool is_reference = written.op == Operator::reference;
    const Expression& body = is_reference ? rules_.expressions[rules_.rules[written.operands[0]].expression] : written;
    const std::size_t begin = at_;
    const bool matched = match_body(body);
    if (!matched) at_ = begin;
    ++(matched ? coverage_.succeeded : coverage_.failed)[use];
    return matched;
  }

  bool match_body(const Expression& it) {
    switch (it.op) {
      case Operator::literal:
        if (text_.substr(at_, it.text.size()) != it.text) return false;
        at_ += it.text.size();
        return true;
      case Operator::character_class:
        return take_byte([&](char byte) { return is_in(it.text, byte) != it.negated; });
      case Operator::any:
        return take_byte([](char) { return true; });
      case Operator::reference:
        return match(it.operands[0]);
      case Operator::sequence:
      case Operator::tolerated:
        return match_all(it);
      case Operator::choice:
        return std::any_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t each) { return match(each); });
      case Operator::optional:
        match(it.operands[0]);
        return true;
      case Operator::plus:
        if (!match(it.operands[0])) return false;
        [[fallthrough]];
      case Operator::star:
        while (match(it.operands[0])) {
        }
        return true;
      case Operator::followed_by:
      case Operator::guide:
        return looks_at(it);
      case Operator::not_followed_by:
        return !looks_at(it);
      case Operator::nested:
        return match_nested(it);
      case Operator::end_of_input:
        return at_ == text_.size();
    }
    return false;
  }

  bool match_all(const Expression& it) {
    return std::all_of(it.operands.begin(), it.operands.end(), [&](std::uint32_t each) { return match(each); });
  }

  bool looks_at(const Expression& it) {
    const std::size_t begin = at_;
    const bool matched = match(it.operands[0]);
    at_ = begin;
    return matched;
  }

  // All bounded rules count in one counter.
  bool match_nested(const Expression& it) {
    unsigned bound = 0;
    std::from_chars(it.text.data(), it.text.data() + it.text.size(), bound);
    if (depth_ == bound) return false;
    ++depth_;
    const bool matched = match_all(it);
    --depth_;
    return matched;
  }

  template <class Predicate>
  bool take_byte(Predicate is_taken) {
    if (at_ == text_.size() || !is_taken(text_[at_])) return false;
    ++at_;
    return true;
  }

  static bool is_in(std::string_view pairs, char byte) {
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
      if (pairs[i] <= byte && byte <= pairs[i + 1]) return true;
    }
    return false;
  }

  const RuleTable& rules_;
  std::string_view text_;
  Coverage& coverage_;
  std::size_t at_ = 0;
  unsigned depth_ = 0;
};

}  // namespace

bool cover(const RuleTable& rules, std::string_view text, Coverage& coverage) {
  coverage.succeeded.resize(rules.expressions.size());
  coverage.failed.resize(rules.expressions.size());
  return Reading(rules, text, coverage).run();
}

}  // namespace plyglot::syntax
