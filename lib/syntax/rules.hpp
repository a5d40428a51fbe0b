#pragma once
// The words that plyglot's grammars add to PEGTL's. A grammar header includes this file and nothing else of PEGTL.

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/contrib/forward.hpp>
#include <tao/pegtl/rules.hpp>

namespace plyglot::syntax {

namespace pegtl = tao::pegtl;

// A sequence that the reader accepts beyond the notation. Strict and tolerant grammar are one rule set: the strict one
// is what is left when these are erased (an erased alternative is gone, an erased option is empty).
template <class... Rules>
struct tolerated : pegtl::seq<Rules...> {
  using rule_t = tolerated;
};

// A lookahead that only steers the tolerant reader past a tolerated alternative; the strict grammar does without it.
template <class Predicate>
struct guide : pegtl::at<Predicate> {
  using rule_t = guide;
};

// A sequence that may be nested in itself at most Limit levels deep. One level more fails like any other rule, so that
// an alternative can say so. All bounded rules of a grammar count in one counter, which the parse state holds.
template <unsigned Limit, class... Rules>
struct nested {
  using rule_t = nested;
  using subs_t = pegtl::type_list<Rules...>;

  template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class Input, class State>
  static bool match(Input& in, State& state) {
    if (state.depth == Limit) return false;
    ++state.depth;
    const bool matched = pegtl::seq<Rules...>::template match<A, M, Action, Control>(in, state);
    --state.depth;
    return matched;
  }
};

}  // namespace plyglot::syntax

namespace tao::pegtl {

// For `analyze`, they are what they wrap.
template <class Name, class... Rules>
struct analyze_traits<Name, plyglot::syntax::tolerated<Rules...>>
    : analyze_traits<Name, typename seq<Rules...>::rule_t> {};
template <class Name, class Predicate>
struct analyze_traits<Name, plyglot::syntax::guide<Predicate>> : analyze_traits<Name, typename at<Predicate>::rule_t> {
};
template <class Name, unsigned Limit, class... Rules>
struct analyze_traits<Name, plyglot::syntax::nested<Limit, Rules...>>
    : analyze_traits<Name, typename seq<Rules...>::rule_t> {};

}  // namespace tao::pegtl
