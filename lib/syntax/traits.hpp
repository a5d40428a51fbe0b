#pragma once
// What a notation tells the engine about its grammar besides the rules.

#include "syntax/rules.hpp"

#include <plyglot/annotations.hpp>
#include <plyglot/syntax_tree.hpp>

#include <array>
#include <optional>

namespace plyglot::syntax {

template <class... Rules>
using RuleList = pegtl::type_list<Rules...>;

template <class First, class Second>
struct JoinedLists;
template <class... First, class... Second>
struct JoinedLists<RuleList<First...>, RuleList<Second...>> {
  using list = RuleList<First..., Second...>;
};
// One list after the other.
template <class First, class Second>
using Joined = typename JoinedLists<First, Second>::list;

// The kind of bytes that no rule with a node covers, such as punctuation.
inline constexpr Kind text_kind = 0;

// A notation's traits derive from this and hide what they change.
struct DefaultTraits {
  // The rules that make nodes. The kind of a node is the rule's place in this list, from 1.
  using nodes = RuleList<>;
  // Those of them that are read silently: their parts have neither nodes nor labels.
  using leaves = RuleList<>;
  // Those of them that are leaves of a brief tree (grammar.hpp) and have parts in others. Without labels inside.
  using words = RuleList<>;
  // Those of them that come again and again in a file. Whether they match depends on no byte after the first that is a
  // blank or a control byte.
  using repeated = RuleList<>;
  // The rules whose failure is reported, and what each of them is called: a concept that a player knows. At most 64.
  using labelled = RuleList<>;
  static constexpr std::array<std::string_view, 0> labels{};
  // Rules after whose success earlier failures are of no interest: a whole record, a whole ply.
  using units = RuleList<>;
  // Rules that skip to the next unit. They match silently, and the furthest failure before each of them is kept.
  using recoveries = RuleList<>;
  // Rules that are asked for far more often than they are there, and whose parts look further than at one byte: the
  // first byte is looked at before them. Only where there are no labels, which would have to be noted.
  using guarded = RuleList<>;
  // Those that go over many bytes of a set (byte_run.hpp). Each has a table of its own. Their parts have neither nodes
  // nor labels.
  using runs = RuleList<>;
  // What each rule of `nodes` is to an editor; empty if none is a token.
  static constexpr std::array<std::optional<annotations::TokenKind>, 0> tokens{};
};

template <class Rule, class... Rules>
constexpr std::size_t index_in(RuleList<Rules...>) {
  std::size_t index = 0;
  const bool found = ((std::is_same_v<Rule, Rules> || (++index, false)) || ...);
  return found ? index : sizeof...(Rules);
}

template <class Rule, class... Rules>
constexpr bool is_in(RuleList<Rules...>) {
  return (std::is_same_v<Rule, Rules> || ...);
}

// The kind of the nodes of a rule; text_kind if it makes none.
template <class Traits, class Rule>
inline constexpr Kind kind_of = is_in<Rule>(typename Traits::nodes())
                                    ? static_cast<Kind>(index_in<Rule>(typename Traits::nodes()) + 1)
                                    : text_kind;

}  // namespace plyglot::syntax
