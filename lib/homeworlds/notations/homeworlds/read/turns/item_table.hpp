#pragma once
// What the rules for actions between separators give to the tree, the same in every dialect that has them.

#include "homeworlds/notations/homeworlds/read/turns/turn_builder.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::homeworlds {

// Of homeworlds_items::Items<Form>.
template <class Rules>
inline constexpr auto item_table = [] {
  using syntax::leaf;
  using syntax::node;
  using syntax::nodes;
  using enum annotations::TokenKind;
  using B = TurnBuilder;
  const syntax::GrammarTable words{
      leaf<grammars::homeworlds_words::piece, &B::take_word, WordKind::plain>.as(piece),
      leaf<grammars::homeworlds_words::colour, &B::take_word, WordKind::plain>.as(piece),
      leaf<grammars::homeworlds_words::no_star, &B::take_word, WordKind::plain>.as(piece),
      leaf<typename Rules::early_colour, &B::take_word, WordKind::early_colour>.as(piece),
      leaf<typename Rules::name, &B::take_word, WordKind::plain>.as(place),
      leaf<typename Rules::parenthesised_name, &B::take_word, WordKind::parenthesised_name>.as(place),
      leaf<typename Rules::owner, &B::take_owner>.as(player),
      leaf<typename Rules::word, &B::take_word, WordKind::unreadable>,
      leaf<typename Rules::unknown_verb, &B::take_unknown_verb>,
      leaf<typename Rules::lone_star, &B::take_unknown_verb>.as(mark),
      leaf<typename Rules::extra_words, &B::take_extra_words>.as(unreadable),
      leaf<typename Rules::lost_turn, &B::take_lost_turn>.as(unreadable),
      leaf<typename Rules::separator, &B::take_separator>.as(separator),
      leaf<typename Rules::inner_line_end, &B::take_separator>,
      leaf<typename Rules::misplaced_separator, &B::take_misplaced_separator>.as(separator),
      leaf<typename Rules::misplaced_line_end, &B::take_misplaced_separator>,
      leaf<typename Rules::empty_separator, &B::take_empty_separator>.as(separator),
      leaf<typename Rules::trailing_separator, &B::take_trailing_separator>.as(separator),
      leaf<typename Rules::confirmation, &B::take_confirmation>.as(mark),
  };
  const syntax::GrammarTable verbs{
      leaf<typename Rules::homeworld_verb, &B::take_verb, Verb::homeworld>.as(keyword),
      leaf<typename Rules::build_verb, &B::take_verb, Verb::build>,
      leaf<typename Rules::trade_verb, &B::take_verb, Verb::trade>,
      leaf<typename Rules::discover_verb, &B::take_verb, Verb::discover>,
      leaf<typename Rules::move_verb, &B::take_verb, Verb::move>,
      leaf<typename Rules::attack_verb, &B::take_verb, Verb::attack>,
      leaf<typename Rules::sacrifice_verb, &B::take_verb, Verb::sacrifice>,
      leaf<typename Rules::catastrophe_verb, &B::take_verb, Verb::catastrophe>,
      leaf<typename Rules::pass_verb, &B::take_verb, Verb::pass>,
  };
  return words + verbs + nodes<typename Rules::homeworld>.as(separator) +
         nodes<typename Rules::build, typename Rules::trade, typename Rules::discover, typename Rules::move,
               typename Rules::attack, typename Rules::sacrifice, typename Rules::catastrophe, typename Rules::pass,
               typename Rules::broken_homeworld, typename Rules::broken_build, typename Rules::broken_trade,
               typename Rules::broken_discover, typename Rules::broken_move, typename Rules::broken_attack,
               typename Rules::broken_sacrifice, typename Rules::broken_catastrophe, typename Rules::broken_pass>
             .as(keyword) +
         nodes<typename Rules::odd_item>.as(unreadable);
}();

// Rules that are asked for at every item, and begin with a letter that few of them have.
template <class Rules>
using GuardedItems = syntax::RuleList<typename Rules::homeworld, typename Rules::build, typename Rules::trade,
                                      typename Rules::discover, typename Rules::move, typename Rules::attack,
                                      typename Rules::sacrifice, typename Rules::catastrophe, typename Rules::pass>;

}  // namespace plyglot::homeworlds
