#pragma once
// The control class that counts how often each expression of a grammar succeeds and fails.

#include "syntax/grammar.hpp"
#include "syntax/rule_walk.hpp"

#include <tao/pegtl/match.hpp>
#include <tao/pegtl/normal.hpp>

namespace plyglot::syntax {

struct CoverState {
  const WalkedRules& rules;
  Coverage& coverage;
  // The expression that is being matched; its operands are matched next.
  std::uint32_t current;
  // The place of the operand that is matched next, if none is repeated.
  std::uint32_t next = 0;
  unsigned depth = 0;
};

template <class Rule>
struct Covering : pegtl::normal<Rule> {
  template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
            template <class...> class Control, class Input>
  [[nodiscard]] static bool match(Input& in, CoverState& state) {
    const std::uint32_t outer = state.current;
    const std::uint32_t place = state.rules.operand_place(outer, &rule_identity<Rule>, state.next);
    const std::uint32_t use = state.rules.operand(outer, place);
    state.current = state.rules.body(use);
    state.next = 0;
    const bool matched = pegtl::match<Rule, A, M, Action, Control>(in, state);
    state.current = outer;
    state.next = place + 1;
    ++(matched ? state.coverage.succeeded : state.coverage.failed)[use];
    return matched;
  }
};

}  // namespace plyglot::syntax
