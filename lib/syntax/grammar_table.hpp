#pragma once
// One table says all that a notation knows of the rules of its grammar: which make nodes and how they are read, which
// are tokens to an editor, what their failure is called, and what each gives to the AST. Traits (traits.hpp), kinds and
// the walk over the tree are made from it when the program is compiled.
//
//   constexpr syntax::GrammarTable table{
//       node<rules::line, &AstBuilder::end_line>.as(number),
//       leaf<rules::digits, &Line::number>,
//       called<"a colour">(silent<rules::colour>),
//   };

#include "syntax/part_of.hpp"
#include "syntax/traits.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::syntax {

struct NoAction {};

// Words as an argument of a template.
template <std::size_t size>
struct Words {
  char letters[size]{};
  // NOLINTNEXTLINE(google-explicit-constructor): a string literal is meant.
  constexpr Words(const char (&text)[size]) { std::copy_n(text, size, letters); }
  constexpr std::string_view view() const { return {letters, size - 1}; }
};

// What a rule is to the engine.
enum Role : unsigned {
  plain_role = 0,
  leaf_role = 1,
  unit_role = 2,
  recovery_role = 4,
  silent_role = 8,
  word_role = 16
};

// What is done with a node, by the action and the arguments of its row: a member function of the builder is called with
// the arguments and the span of the node; a member of a part that is being built becomes the argument, or the span if
// there is none. The builder gives the part: `Line& part(PartOf<Line>)`.
template <auto action, auto... arguments>
struct Actions {};

template <class Rule, unsigned role, class Action, Words label>
struct GrammarRow {
  std::optional<annotations::TokenKind> token{};
  constexpr GrammarRow as(std::optional<annotations::TokenKind> kind) const { return {kind}; }
};

// A rule that makes a node.
template <class Rule, auto action = NoAction{}, auto... arguments>
inline constexpr GrammarRow<Rule, plain_role, Actions<action, arguments...>, ""> node{};
// The same, read silently: its parts have neither nodes nor labels.
template <class Rule, auto action = NoAction{}, auto... arguments>
inline constexpr GrammarRow<Rule, leaf_role, Actions<action, arguments...>, ""> leaf{};
// A node whose parts a brief tree leaves out (grammar.hpp): the action reads them from the bytes of the node.
template <class Rule, auto action = NoAction{}, auto... arguments>
inline constexpr GrammarRow<Rule, word_role, Actions<action, arguments...>, ""> word{};
// Skips to the next unit.
template <class Rule, auto action = NoAction{}, auto... arguments>
inline constexpr GrammarRow<Rule, recovery_role, Actions<action, arguments...>, ""> recovery{};
// Makes no node: its failure has a name, or it is a unit.
template <class Rule>
inline constexpr GrammarRow<Rule, silent_role, Actions<NoAction{}>, ""> silent{};
// After which earlier failures are of no interest.
template <class Rule, unsigned role, class Action, Words label>
constexpr GrammarRow<Rule, role | unit_role, Action, label> unit(const GrammarRow<Rule, role, Action, label>& row) {
  return {row.token};
}
// What its failure is called: a concept that a player knows. Messages name several in the order of the table.
template <Words label, class Rule, unsigned role, class Action>
constexpr GrammarRow<Rule, role, Action, label> called(const GrammarRow<Rule, role, Action, "">& row) {
  return {row.token};
}

namespace tables {

template <class... Lists>
struct Concatenated {
  using list = RuleList<>;
};
template <class... Rules, class... Rest>
struct Concatenated<RuleList<Rules...>, Rest...> {
  using list = Joined<RuleList<Rules...>, typename Concatenated<Rest...>::list>;
};

template <class List, bool... are_in>
struct ChosenList;
template <class... Rules, bool... are_in>
struct ChosenList<RuleList<Rules...>, are_in...> {
  using list = typename Concatenated<std::conditional_t<are_in, RuleList<Rules>, RuleList<>>...>::list;
};
template <class List, bool... are_in>
using Chosen = typename ChosenList<List, are_in...>::list;

// The values that are chosen.
template <bool... are_in, class Value, std::size_t size>
constexpr auto chosen(const std::array<Value, size>& values) {
  constexpr std::array<bool, size> is_in = {are_in...};
  std::array<Value, (std::size_t{are_in} + ...)> found{};
  for (std::size_t i = 0, count = 0; i < size; ++i) {
    if (is_in[i]) found[count++] = values[i];
  }
  return found;
}

template <class Member>
struct PartOfMember;
template <class Part, class Value>
struct PartOfMember<Value Part::*> {
  using owner = Part;
  using part = PartOf<Part>;
};

template <class Builder, auto action, auto... arguments>
constexpr void apply(Actions<action, arguments...>, [[maybe_unused]] Builder& builder,
                     [[maybe_unused]] text::Span span) {
  using Action = std::remove_cv_t<decltype(action)>;
  if constexpr (std::is_member_function_pointer_v<Action>) {
    // Named as what has the function: through a class derived from it, g++ 12 takes this for a breach of aliasing.
    typename PartOfMember<Action>::owner& owner = builder;
    (owner.*action)(arguments..., span);
  } else if constexpr (std::is_member_object_pointer_v<Action>) {
    auto& member = builder.part(typename PartOfMember<Action>::part()).*action;
    if constexpr (sizeof...(arguments) == 0) {
      member = span;
    } else {
      ((member = arguments), ...);
    }
  } else {
    static_assert(std::is_same_v<Action, NoAction>, "an action is a member of the builder or of a part");
  }
}

}  // namespace tables

template <class... Rows>
class GrammarTable;

template <class... Rules, unsigned... roles, class... Acts, Words... names>
class GrammarTable<GrammarRow<Rules, roles, Acts, names>...> {
  template <class Rule>
  static constexpr std::size_t times = (std::size_t{std::is_same_v<Rule, Rules>} + ... + 0);
  static_assert(((times<Rules> == 1) && ...), "a rule is in the table twice");
  template <unsigned role>
  using RulesOf = tables::Chosen<RuleList<Rules...>, ((roles & role) != 0)...>;
  using All = RuleList<Rules...>;
  using Nodes = tables::Chosen<All, ((roles & silent_role) == 0)...>;

 public:
  std::array<std::optional<annotations::TokenKind>, sizeof...(Rules)> all_tokens;

  constexpr explicit GrammarTable(const GrammarRow<Rules, roles, Acts, names>&... rows) : all_tokens{rows.token...} {}

  // For the engine.
  struct Lists : DefaultTraits {
    using nodes = Nodes;
    using leaves = RulesOf<leaf_role>;
    using words = RulesOf<word_role>;
    using units = RulesOf<unit_role>;
    using recoveries = RulesOf<recovery_role>;
    using labelled = tables::Chosen<All, (!names.view().empty())...>;
    static constexpr auto labels =
        tables::chosen<(!names.view().empty())...>(std::array<std::string_view, sizeof...(Rules)>{names.view()...});
  };
  // By the place in Lists::nodes.
  constexpr auto tokens() const { return tables::chosen<((roles & silent_role) == 0)...>(all_tokens); }

  // The kind of the nodes of a rule, which has a row that makes them.
  template <class Rule>
  requires(is_in<Rule>(Nodes())) static constexpr Kind kind() { return static_cast<Kind>(index_in<Rule>(Nodes()) + 1); }

  // Does with a node what its row says. Compilers make a jump table of it.
  template <class Builder>
  static void take(const Node& node, Builder& builder) {
    static_cast<void>(((node.kind == kind_of_row<Rules> && (tables::apply(Acts(), builder, node.span), true)) || ...));
  }

  // The same rows, all of them this token.
  constexpr GrammarTable as(annotations::TokenKind kind) const {
    return GrammarTable(GrammarRow<Rules, roles, Acts, names>{kind}...);
  }

  // The rows of both, these first.
  template <class... More>
  constexpr auto operator+(const GrammarTable<More...>& more) const {
    return joined(more, std::index_sequence_for<Rules...>(), std::index_sequence_for<More...>());
  }

 private:
  template <class Rule>
  static constexpr Kind kind_of_row = is_in<Rule>(Nodes()) ? static_cast<Kind>(index_in<Rule>(Nodes()) + 1)
                                                           : Kind{0xFFFF};

  template <class... More, std::size_t... own, std::size_t... others>
  constexpr auto joined(const GrammarTable<More...>& more, std::index_sequence<own...>,
                        std::index_sequence<others...>) const {
    return GrammarTable<GrammarRow<Rules, roles, Acts, names>..., More...>(
        GrammarRow<Rules, roles, Acts, names>{all_tokens[own]}..., More{more.all_tokens[others]}...);
  }
};
template <class... Rules, unsigned... roles, class... Acts, Words... names>
GrammarTable(const GrammarRow<Rules, roles, Acts, names>&...) -> GrammarTable<GrammarRow<Rules, roles, Acts, names>...>;

// Many rows that do nothing for the AST.
template <class... Rules>
inline constexpr GrammarTable nodes{node<Rules>...};
template <class... Rules>
inline constexpr GrammarTable leaves{leaf<Rules>...};

// The traits of a grammar with one table: `struct Traits : syntax::TraitsOf<table> {};`. A type of its own keeps the
// names of what the engine makes short.
template <const auto& table>
struct TraitsOf : std::remove_cvref_t<decltype(table)>::Lists {
  static constexpr auto tokens = table.tokens();
};

}  // namespace plyglot::syntax
