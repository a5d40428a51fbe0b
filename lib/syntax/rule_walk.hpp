#pragma once
// From the types of PEGTL to the rule table.

#include "syntax/rule_name.hpp"
#include "syntax/rule_table.hpp"
#include "syntax/rules.hpp"

#include <initializer_list>

namespace plyglot::syntax {

// Its address tells one rule type from another.
template <class Rule>
inline constexpr char rule_identity = 0;

// Stands for the expression around the start.
inline constexpr std::uint32_t no_expression = 0xFFFFFFFF;

// A table with the rule type that each expression stands for.
struct WalkedRules {
  RuleTable table;
  std::vector<const char*> identities;

  // The place among the operands of `expression` of a rule that is matched as a part of it: the first from `from` on,
  // or else, since parts are repeated and tried again, the first of all.
  std::uint32_t operand_place(std::uint32_t expression, const char* identity, std::uint32_t from) const;
  std::uint32_t operand(std::uint32_t expression, std::uint32_t place) const;
  // What a use leads to: the rule's own expression if it is a reference.
  std::uint32_t body(std::uint32_t use) const;
};

// Writes rules in the order of their first use.
class RuleWalk {
 public:
  using WriteBody = std::uint32_t (*)(RuleWalk&);

  std::uint32_t add(Operator op, const char* identity, std::string text = {}, bool negated = false);
  std::uint32_t combine(Operator op, const char* identity, std::initializer_list<WriteBody> operands);
  void append(std::uint32_t expression, std::uint32_t operand);
  void set_text(std::uint32_t expression, std::string text);
  // A use of the rule with this name, whose body is written later if it is new.
  std::uint32_t refer(std::string_view name, const char* identity, WriteBody body);
  // Everything that can be reached from the start.
  WalkedRules walk(std::string_view name, WriteBody body);

 private:
  std::uint32_t rule_named(std::string_view name, WriteBody body);
  WalkedRules walked_;
  std::vector<WriteBody> bodies_;
};

template <class Rule>
std::uint32_t write_body(RuleWalk& walk);

template <class Rule>
std::uint32_t write_use(RuleWalk& walk) {
  constexpr std::string_view name = RuleName<Rule>::value;
  if (name.empty()) return write_body<Rule>(walk);
  return walk.refer(name, &rule_identity<Rule>, &write_body<Rule>);
}

// How each of PEGTL's rules is said in the table. A rule without a row here does not compile.
template <class Rule>
struct Shape;

template <Operator op, class... Rules>
struct Combined {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    return walk.combine(op, identity, {&write_use<Rules>...});
  }
};

namespace shapes = pegtl::internal;

template <class... Rules>
struct Shape<shapes::seq<Rules...>> : Combined<Operator::sequence, Rules...> {};
template <>
struct Shape<shapes::success> : Combined<Operator::sequence> {};
template <class... Rules>
struct Shape<shapes::sor<Rules...>> : Combined<Operator::choice, Rules...> {};
template <class Rule>
struct Shape<shapes::opt<Rule>> : Combined<Operator::optional, Rule> {};
template <class Rule>
struct Shape<shapes::star<Rule>> : Combined<Operator::star, Rule> {};
template <class Rule>
struct Shape<shapes::plus<Rule>> : Combined<Operator::plus, Rule> {};
template <class Rule>
struct Shape<shapes::at<Rule>> : Combined<Operator::followed_by, Rule> {};
template <class Rule>
struct Shape<shapes::not_at<Rule>> : Combined<Operator::not_followed_by, Rule> {};
template <unsigned Count, class Rule>
struct Shape<shapes::rep<Count, Rule>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    const std::uint32_t index = walk.add(Operator::sequence, identity);
    for (unsigned i = 0; i < Count; ++i) walk.append(index, write_use<Rule>(walk));
    return index;
  }
};
template <class... Rules>
struct Shape<tolerated<Rules...>> : Combined<Operator::tolerated, Rules...> {};
template <class Predicate>
struct Shape<guide<Predicate>> : Combined<Operator::guide, Predicate> {};
template <unsigned Limit, class... Rules>
struct Shape<nested<Limit, Rules...>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    const std::uint32_t index = walk.combine(Operator::nested, identity, {&write_use<Rules>...});
    walk.set_text(index, std::to_string(Limit));
    return index;
  }
};
template <>
struct Shape<shapes::eof> : Combined<Operator::end_of_input> {};
template <>
struct Shape<shapes::any<shapes::peek_char>> : Combined<Operator::any> {};

template <shapes::result_on_found R, char... Cs>
struct Shape<shapes::one<R, shapes::peek_char, Cs...>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    constexpr bool negated = R == shapes::result_on_found::failure;
    if constexpr (sizeof...(Cs) == 1 && !negated) return walk.add(Operator::literal, identity, std::string{Cs...});
    std::string pairs;
    ((pairs += Cs, pairs += Cs), ...);
    return walk.add(Operator::character_class, identity, std::move(pairs), negated);
  }
};
template <shapes::result_on_found R, char First, char Last>
struct Shape<shapes::range<R, shapes::peek_char, First, Last>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    constexpr bool negated = R == shapes::result_on_found::failure;
    return walk.add(Operator::character_class, identity, std::string{First, Last}, negated);
  }
};
template <char... Pairs>
struct Shape<shapes::ranges<shapes::peek_char, Pairs...>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    static_assert(sizeof...(Pairs) % 2 == 0);
    return walk.add(Operator::character_class, identity, std::string{Pairs...});
  }
};
template <char... Cs>
struct Shape<shapes::string<Cs...>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    return walk.add(Operator::literal, identity, std::string{Cs...});
  }
};
// Letters in either case.
template <char... Cs>
struct Shape<shapes::istring<Cs...>> {
  static std::uint32_t write(RuleWalk& walk, const char* identity) {
    constexpr char letters[] = {Cs...};
    const std::uint32_t word = walk.add(Operator::sequence, identity);
    for (const char letter : letters) {
      const char other = static_cast<char>(letter ^ 0x20);
      walk.append(word, walk.add(Operator::character_class, identity, std::string{letter, letter, other, other}));
    }
    return word;
  }
};

template <class Rule>
std::uint32_t write_body(RuleWalk& walk) {
  return Shape<typename Rule::rule_t>::write(walk, &rule_identity<Rule>);
}

template <class Start>
WalkedRules walk_rules() {
  return RuleWalk().walk(RuleName<Start>::value, &write_body<Start>);
}

}  // namespace plyglot::syntax
