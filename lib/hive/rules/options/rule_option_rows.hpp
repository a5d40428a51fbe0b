#pragma once
// The rule options of hive-rules 6 as rows of the notations' option tables.

#include "hive/board/pieces.hpp"
#include "hive/rules/options/rule_options.hpp"
#include "notation/options.hpp"

namespace plyglot::hive {

namespace rule_choices {
inline constexpr std::string_view queen_first[] = {"forbidden", "allowed"};
inline constexpr std::string_view numeric_first[] = {"numeric", "any"};
inline constexpr std::string_view any_first[] = {"any", "numeric"};
inline constexpr std::string_view pass[] = {"forced-only", "free"};
inline constexpr std::string_view repetition[] = {"off", "threefold"};
inline constexpr std::string_view symmetry[] = {"rotation", "identity", "reflection"};
}  // namespace rule_choices

// hive-notations 6, in the order of `References` (move_texts.hpp).
inline constexpr std::string_view reference_choices[] = {"canonical", "keep"};
inline constexpr std::string_view references_option = "references";
inline constexpr notation::OptionRow references_row = {
    references_option, "whether references are chosen again or kept where they can be", reference_choices, 2};

inline constexpr std::size_t rule_options = 5;
inline constexpr std::string_view queen_first_option = "queen-first";
inline constexpr std::string_view piece_order_option = "piece-order";
inline constexpr std::string_view pass_option = "pass";
inline constexpr std::string_view repetition_option = "repetition";
inline constexpr std::string_view symmetry_option = "repetition-symmetry";

// The rows of a table. `order` is the default for the order in which pieces of a kind come into play.
constexpr std::array<notation::OptionRow, rule_options> rule_option_rows(PieceOrder order) {
  return {{{queen_first_option, "whether the queen may be placed on a side's first turn", rule_choices::queen_first, 2},
           {piece_order_option, "the order in which pieces of a kind come into play: by number, or any",
            order == PieceOrder::numeric ? rule_choices::numeric_first : rule_choices::any_first, 2},
           {pass_option, "whether a side that can move may pass", rule_choices::pass, 2},
           {repetition_option, "whether a position's third occurrence is a draw", rule_choices::repetition, 2},
           {symmetry_option, "which positions are the same: up to turning, in the same cells, or up to mirroring",
            rule_choices::symmetry, 3}}};
}

// Rows of a notation's own in front of the rule options.
template <std::size_t Own>
constexpr std::array<notation::OptionRow, Own + rule_options> with_rule_options(
    const std::array<notation::OptionRow, Own>& own, PieceOrder order) {
  std::array<notation::OptionRow, Own + rule_options> rows{};
  for (std::size_t i = 0; i < Own; ++i) rows[i] = own[i];
  const auto rules = rule_option_rows(order);
  for (std::size_t i = 0; i < rule_options; ++i) rows[Own + i] = rules[i];
  return rows;
}

// What the values of a table with these rows say; the defaults of the struct where it has none of them.
RuleOptions rule_options_of(const notation::OptionValues& values);

// What may be chosen when a game of Hive begins: `--option type=Base+MLP` and the rule options.
notation::OptionTable game_options();
GameType game_type_of(const notation::OptionValues& values);

}  // namespace plyglot::hive
