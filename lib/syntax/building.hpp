#pragma once
// The control class that builds the flat tree while PEGTL parses, and cuts it back when a rule fails.

#include "syntax/build_state.hpp"
#include "syntax/traits.hpp"

#include <tao/pegtl/match.hpp>
#include <tao/pegtl/normal.hpp>

namespace plyglot::syntax {

// Whether a failing rule may have matched, and written nodes for, a part of itself.
template <class Rule>
inline constexpr bool leaves_nodes = true;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::sor<Rules...>> = false;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::opt<Rules...>> = false;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::star<Rules...>> = false;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::plus<Rules...>> = false;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::at<Rules...>> = false;
template <class... Rules>
inline constexpr bool leaves_nodes<pegtl::internal::not_at<Rules...>> = false;

// The furthest failure, with the labels spelled out in the order of the notation's list.
template <class Traits>
FurthestFailure spell_failure(const BuildState& state) {
  FurthestFailure failure{state.furthest, {}};
  for (std::size_t i = 0; i < Traits::labels.size(); ++i) {
    if (state.expected >> i & 1) failure.expected.push_back(Traits::labels[i]);
  }
  return failure;
}

template <class Traits>
struct Building {
  static_assert(Traits::labels.size() <= 64);

  template <class Rule>
  struct control : pegtl::normal<Rule> {
    static constexpr Kind kind = kind_of<Traits, Rule>;
    static constexpr bool is_labelled = is_in<Rule>(typename Traits::labelled());
    static constexpr bool is_unit = is_in<Rule>(typename Traits::units());
    static constexpr bool is_recovery = is_in<Rule>(typename Traits::recoveries());
    static constexpr bool is_compound =
        !std::is_same_v<typename Rule::subs_t, pegtl::empty_list> && leaves_nodes<typename Rule::rule_t>;
    static_assert(kind != text_kind || !is_recovery, "a rule that recovers needs a node");

    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input>
    [[nodiscard]] static bool match(Input& in, BuildState& state) {
      // A predicate is silent: it looks, and what it looks at is parsed again.
      if constexpr (A == pegtl::apply_mode::nothing) {
        return pegtl::match<Rule, A, M, Action, Control>(in, state);
      } else if constexpr (kind != text_kind) {
        return match_node<M, Action, Control>(in, state);
      } else {
        const std::uint32_t begin = is_labelled ? state.offset(in.current()) : 0;
        const bool matched = match_plain<A, M, Action, Control>(in, state);
        note_outcome(in, state, begin, matched);
        return matched;
      }
    }

   private:
    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input>
    static bool match_plain(Input& in, BuildState& state) {
      if constexpr (!is_compound) {
        return pegtl::match<Rule, A, M, Action, Control>(in, state);
      } else {
        const BuildState::Mark mark = state.mark();
        const bool matched = pegtl::match<Rule, A, M, Action, Control>(in, state);
        if (!matched) state.cut_back(mark);
        return matched;
      }
    }

    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_node(Input& in, BuildState& state) {
      constexpr auto inner = is_recovery ? pegtl::apply_mode::nothing : pegtl::apply_mode::action;
      const BuildState::Mark mark = state.mark();
      const std::uint32_t begin = state.offset(in.current());
      state.cover_to(begin);
      const std::size_t first = state.nodes.size();
      const bool matched = pegtl::match<Rule, inner, M, Action, Control>(in, state);
      if (matched) {
        state.close(kind, begin, first, state.offset(in.current()));
        if constexpr (is_recovery) state.failures.push_back(spell_failure<Traits>(state));
      } else {
        state.cut_back(mark);
      }
      note_outcome(in, state, begin, matched);
      return matched;
    }

    template <class Input>
    static void note_outcome(const Input& in, BuildState& state, std::uint32_t begin, bool matched) {
      if constexpr (is_labelled) {
        if (!matched) state.fail_at(begin, index_in<Rule>(typename Traits::labelled()));
      }
      if constexpr (is_unit || is_recovery) {
        if (matched) state.forget_failures(state.offset(in.current()));
      }
      static_cast<void>(in), static_cast<void>(state), static_cast<void>(begin), static_cast<void>(matched);
    }
  };
};

}  // namespace plyglot::syntax
