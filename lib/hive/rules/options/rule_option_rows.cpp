#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive {
namespace {

// In the order of `game_types`.
constexpr std::string_view types[] = {"Base",    "Base+M",  "Base+L",  "Base+P",
                                      "Base+ML", "Base+MP", "Base+LP", "Base+MLP"};

static_assert(std::size(types) == game_types.size());

constexpr std::string_view type_option = "type";
constexpr auto rows = with_rule_options<1>({{{type_option, "the game type: the base game and its expansions", types,
                                              static_cast<std::uint32_t>(std::size(types))}}},
                                           PieceOrder::numeric);

}  // namespace

RuleOptions rule_options_of(const notation::OptionValues& values) {
  RuleOptions options;
  options.queen_first = values.choice(queen_first_option) == "allowed";
  options.piece_order = values.choice(piece_order_option) == "any" ? PieceOrder::any : PieceOrder::numeric;
  options.pass = values.choice(pass_option) == "free" ? PassRule::free : PassRule::forced_only;
  options.repetition = values.choice(repetition_option) == "threefold" ? Repetition::threefold : Repetition::off;
  const std::string_view symmetry = values.choice(symmetry_option);
  if (symmetry == "identity") options.repetition_symmetry = RepetitionSymmetry::identity;
  if (symmetry == "reflection") options.repetition_symmetry = RepetitionSymmetry::reflection;
  return options;
}

notation::OptionTable game_options() { return {rows.data(), static_cast<std::uint32_t>(rows.size())}; }

GameType game_type_of(const notation::OptionValues& values) {
  return game_types[static_cast<std::size_t>(values[type_option])];
}

}  // namespace plyglot::hive
