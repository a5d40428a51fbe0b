#pragma once
// The control class that builds the flat tree while PEGTL parses, and cuts it back when a rule fails.

#include "syntax/build_state.hpp"
#include "syntax/byte_run.hpp"
#include "syntax/first_byte.hpp"
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

template <class Traits>
FurthestFailure furthest_failure(const BuildState& state) {
  return {state.furthest, state.expected, Traits::labels.data()};
}

template <class Traits>
struct Building {
  static_assert(Traits::labels.size() <= 64);
  static_assert(Traits::labels.empty() || std::is_same_v<typename Traits::guarded, RuleList<>>);

  template <class Rule>
  struct control : pegtl::normal<Rule> {
    static constexpr Kind kind = kind_of<Traits, Rule>;
    static constexpr bool is_labelled = is_in<Rule>(typename Traits::labelled());
    static constexpr bool is_word = is_in<Rule>(typename Traits::words());
    static constexpr bool is_repeated = is_in<Rule>(typename Traits::repeated());
    static constexpr bool is_unit = is_in<Rule>(typename Traits::units());
    static constexpr bool is_recovery = is_in<Rule>(typename Traits::recoveries());
    static constexpr bool is_compound =
        !std::is_same_v<typename Rule::subs_t, pegtl::empty_list> && leaves_nodes<typename Rule::rule_t>;
    // Nothing inside it makes nodes or has labels.
    static constexpr bool is_leaf = is_recovery || is_in<Rule>(typename Traits::leaves()) ||
                                    std::is_same_v<typename Rule::subs_t, pegtl::empty_list>;
    static_assert(kind != text_kind || !is_recovery, "a rule that recovers needs a node");

    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input>
    [[nodiscard]] static bool match(Input& in, BuildState& state) {
      if constexpr (is_in<Rule>(typename Traits::guarded())) {
        if (in.empty() || !may_begin_with<Rule>(in.peek_char())) return false;
      }
      // A predicate is silent: it looks, and what it looks at is parsed again.
      if constexpr (A == pegtl::apply_mode::nothing) {
        return match_silently<M, Action, Control>(in, state);
      } else {
        const char* const begin = in.current();
        const bool matched = match_loudly<M, Action, Control>(in, state);
        note_outcome(in, state, begin, matched);
        return matched;
      }
    }

   private:
    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_silently(Input& in, BuildState& state) {
      using Pairs = BytePairs<typename Rule::rule_t>;
      if constexpr (Pairs::are_all) {
        return Pairs::match(in);
      } else if constexpr (is_in<Rule>(typename Traits::runs())) {
        return ByteRun<typename Rule::rule_t>::template match<Action, Control>(in, state);
      } else {
        return pegtl::match<Rule, pegtl::apply_mode::nothing, M, Action, Control>(in, state);
      }
    }

    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_loudly(Input& in, BuildState& state) {
      if constexpr (kind == text_kind && is_in<Rule>(typename Traits::runs())) {
        return match_silently<M, Action, Control>(in, state);
      } else if constexpr (kind == text_kind && !is_compound) {
        return pegtl::match<Rule, pegtl::apply_mode::action, M, Action, Control>(in, state);
      } else if constexpr (kind == text_kind) {
        const BuildState::Mark mark = state.mark();
        const bool matched = pegtl::match<Rule, pegtl::apply_mode::action, M, Action, Control>(in, state);
        if (!matched) state.cut_back(mark);
        return matched;
      } else if constexpr (is_leaf) {
        return match_leaf<M, Action, Control>(in, state);
      } else {
        if constexpr (is_repeated) {
          if (state.seen != nullptr) return match_repeated<M, Action, Control>(in, state);
        } else if constexpr (is_word) {
          if (state.seen != nullptr) return match_leaf<M, Action, Control>(in, state);
        }
        return match_node<M, Action, Control>(in, state);
      }
    }

    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_leaf(Input& in, BuildState& state) {
      const char* const begin = in.current();
      const bool matched = match_silently<M, Action, Control>(in, state);
      if (!matched) return false;
      state.add_leaf(kind, state.offset(begin), state.offset(in.current()));
      if constexpr (is_recovery) state.add_failure(furthest_failure<Traits>(state));
      return true;
    }

    // In a brief tree. A new word has a function of its own, so that the frequent case is short.
    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_repeated(Input& in, BuildState& state) {
      const std::uint32_t begin = state.offset(in.current());
      const SeenWords::Word word = SeenWords::word_at(in.current(), in.size(), kind);
      if (state.seen->has(word)) {
        in.bump(word.size);
        state.add_leaf(kind, begin, begin + word.size);
        return true;
      }
      return match_new<M, Action, Control>(in, state, word);
    }
    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    [[gnu::noinline]] static bool match_new(Input& in, BuildState& state, SeenWords::Word word) {
      const char* const begin = in.current();
      if (!match_leaf<M, Action, Control>(in, state)) return false;
      if (static_cast<std::size_t>(in.current() - begin) == word.size) state.seen->add(word);
      return true;
    }

    template <pegtl::rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match_node(Input& in, BuildState& state) {
      const BuildState::Mark mark = state.mark();
      const std::uint32_t begin = state.offset(in.current());
      state.cover_to(begin);
      const std::uint32_t first = state.count;
      const bool matched = pegtl::match<Rule, pegtl::apply_mode::action, M, Action, Control>(in, state);
      if (matched) {
        state.close(kind, begin, first, state.offset(in.current()));
      } else {
        state.cut_back(mark);
      }
      return matched;
    }

    template <class Input>
    static void note_outcome(const Input& in, BuildState& state, const char* begin, bool matched) {
      if constexpr (is_labelled) {
        if (!matched) state.fail_at(state.offset(begin), index_in<Rule>(typename Traits::labelled()));
      }
      if constexpr (is_unit || is_recovery) {
        if (matched) state.forget_failures(state.offset(in.current()));
      }
      static_cast<void>(in), static_cast<void>(state), static_cast<void>(begin), static_cast<void>(matched);
    }
  };
};

}  // namespace plyglot::syntax
