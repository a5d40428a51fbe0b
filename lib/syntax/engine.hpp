#pragma once
// From PEGTL rules to a Grammar. Included by the parse.cpp of each notation, and by tests of the engine.

#include "syntax/building.hpp"
#include "syntax/rule_name.hpp"
#include "text/mapped_text.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

namespace plyglot::syntax {

// Lazy: lines are not counted while parsing.
using EngineInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

inline EngineInput input_over(std::string_view text) { return {text.data(), text.data() + text.size(), ""}; }

template <class Start, class Traits>
struct Engine {
  static_assert(kind_of<Traits, Start> != text_kind, "the start needs a node");

  static bool build(const text::MappedText& text, SyntaxTree& tree, std::vector<FurthestFailure>& failures,
                    SeenWords* seen = nullptr) {
    failures.clear();
    const std::string_view view = text.view();
    // Without decoded runs, offsets of the file differ from those of the view by a constant.
    const std::uint32_t base = text.is_identity() ? text.to_file(0) : 0;
    BuildState state(tree.room(), failures, view.data(), base, seen);
    EngineInput in = input_over(view);
    const bool is_read =
        pegtl::parse<Start, pegtl::nothing, Building<Traits>::template control>(in, state) && in.empty();
    if (!is_read) {
      // What cannot be read at all is still there: one leaf.
      state.count = 0;
      state.push(text_kind, base, base + static_cast<std::uint32_t>(view.size()), 1);
      failures.push_back(furthest_failure<Traits>(state));
    }
    tree.set_size(state.count);
    if (!text.is_identity()) move_to_file(text, tree, failures);
    return is_read;
  }

  static std::string_view kind_name(Kind kind) { return name_in(kind, typename Traits::nodes()); }

 private:
  template <class... Rules>
  static std::string_view name_in(Kind kind, RuleList<Rules...>) {
    static constexpr std::string_view names[] = {"text", RuleName<Rules>::value...};
    return kind < std::size(names) ? names[kind] : std::string_view();
  }

  static void move_to_file(const text::MappedText& text, SyntaxTree& tree, std::vector<FurthestFailure>& failures) {
    for (std::size_t i = 0; i < tree.size(); ++i) {
      text::Span& span = tree.room().data()[i].span;
      span = text.to_file(span.begin, span.end);
    }
    for (FurthestFailure& failure : failures) failure.offset = text.to_file(failure.offset);
  }
};

// The traits as data.
template <class Traits>
class GrammarFacts {
  template <class... Rules>
  static constexpr auto nodes_of(RuleList<Rules...>) {
    std::array<NodeFacts, sizeof...(Rules) + 1> all{
        NodeFacts(), NodeFacts{.token = std::nullopt,
                               .is_leaf = is_in<Rules>(typename Traits::leaves()),
                               .is_unit = is_in<Rules>(typename Traits::units()),
                               .is_recovery = is_in<Rules>(typename Traits::recoveries())}...};
    for (std::size_t i = 0; i < Traits::tokens.size(); ++i) all[i + 1].token = Traits::tokens[i];
    return all;
  }
  template <class... Rules>
  static constexpr std::array<std::string_view, sizeof...(Rules)> names_of(RuleList<Rules...>) {
    return {RuleName<Rules>::value...};
  }

 public:
  static constexpr auto nodes = nodes_of(typename Traits::nodes());
  static constexpr auto labelled = names_of(typename Traits::labelled());
};

template <class Start, class Traits>
constexpr Grammar make_grammar(std::string_view name) {
  using E = Engine<Start, Traits>;
  using Facts = GrammarFacts<Traits>;
  return {name, &E::build, &E::kind_name, Facts::nodes, Facts::labelled, Traits::labels.data()};
}

}  // namespace plyglot::syntax
