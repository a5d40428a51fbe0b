#pragma once
// From the types of PEGTL to rules as constants. Included by the list of published grammars, and by tests.

#include "syntax/published/published_grammar.hpp"
#include "syntax/rule_name.hpp"
#include "syntax/rules.hpp"

#include <array>

namespace plyglot::syntax {

template <class Rule>
struct DataOf {
  // Not constexpr: rules lead to each other in circles.
  static const RuleData value;
};

// How each of PEGTL's rules is said in the table. A rule without a row here does not compile.
template <class Rule>
struct Shape;

template <Operator op, class... Rules>
struct Combined {
  static constexpr std::array<const RuleData*, sizeof...(Rules)> operands = {&DataOf<Rules>::value...};
  static constexpr RuleData data(std::string_view name) {
    return {.name = name, .op = op, .text = {}, .operands = operands};
  }
};

template <Operator op, bool negated, char... bytes>
struct Spelled {
  static constexpr std::array<char, sizeof...(bytes)> text = {bytes...};
  static constexpr RuleData data(std::string_view name) {
    return {.name = name, .op = op, .text = {text.data(), text.size()}, .negated = negated};
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
  static constexpr auto operands = [] {
    std::array<const RuleData*, Count> same{};
    same.fill(&DataOf<Rule>::value);
    return same;
  }();
  static constexpr RuleData data(std::string_view name) {
    return {.name = name, .op = Operator::sequence, .text = {}, .operands = operands};
  }
};
template <class... Rules>
struct Shape<tolerated<Rules...>> : Combined<Operator::tolerated, Rules...> {};
template <class Predicate>
struct Shape<guide<Predicate>> : Combined<Operator::guide, Predicate> {};
template <unsigned Limit, class... Rules>
struct Shape<nested<Limit, Rules...>> : Combined<Operator::nested, Rules...> {
  static constexpr RuleData data(std::string_view name) {
    RuleData made = Combined<Operator::nested, Rules...>::data(name);
    made.bound = Limit;
    return made;
  }
};
template <>
struct Shape<shapes::eof> : Combined<Operator::end_of_input> {};
template <>
struct Shape<shapes::any<shapes::peek_char>> : Combined<Operator::any> {};

// Each of the bytes twice: first and last of a range of one.
template <bool negated, char... Cs>
struct AnyOf {
  static constexpr auto text = [] {
    std::array<char, 2 * sizeof...(Cs)> pairs{};
    std::size_t size = 0;
    ((pairs[size] = pairs[size + 1] = Cs, size += 2), ...);
    return pairs;
  }();
  static constexpr RuleData data(std::string_view name) {
    return {.name = name, .op = Operator::character_class, .text = {text.data(), text.size()}, .negated = negated};
  }
};
template <char... Cs>
struct Shape<shapes::one<shapes::result_on_found::success, shapes::peek_char, Cs...>> : AnyOf<false, Cs...> {};
template <char... Cs>
struct Shape<shapes::one<shapes::result_on_found::failure, shapes::peek_char, Cs...>> : AnyOf<true, Cs...> {};
template <char C>
struct Shape<shapes::one<shapes::result_on_found::success, shapes::peek_char, C>>
    : Spelled<Operator::literal, false, C> {};
template <shapes::result_on_found R, char First, char Last>
struct Shape<shapes::range<R, shapes::peek_char, First, Last>>
    : Spelled<Operator::character_class, R == shapes::result_on_found::failure, First, Last> {};
template <char... Pairs>
struct Shape<shapes::ranges<shapes::peek_char, Pairs...>> : Spelled<Operator::character_class, false, Pairs...> {
  static_assert(sizeof...(Pairs) % 2 == 0);
};
template <char... Cs>
struct Shape<shapes::string<Cs...>> : Spelled<Operator::literal, false, Cs...> {};
// Letters in either case.
template <char... Cs>
struct Shape<shapes::istring<Cs...>>
    : Combined<Operator::sequence, shapes::ranges<shapes::peek_char, Cs, Cs, static_cast<char>(Cs ^ 0x20),
                                                  static_cast<char>(Cs ^ 0x20)>...> {};

template <class Rule>
constinit const RuleData DataOf<Rule>::value = Shape<typename Rule::rule_t>::data(RuleName<Rule>::value);

// The grammar that begins with this rule, which is the one that `grammar` reads by.
template <class Start>
constexpr PublishedGrammar publish(const Grammar& grammar) {
  return {grammar, DataOf<Start>::value};
}

}  // namespace plyglot::syntax
