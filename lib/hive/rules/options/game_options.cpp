#include "hive/rules/options/game_options.hpp"

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

notation::OptionTable game_options() { return {rows.data(), static_cast<std::uint32_t>(rows.size())}; }

GameType game_type_of(const notation::OptionValues& values) {
  return game_types[static_cast<std::size_t>(values[type_option])];
}

}  // namespace plyglot::hive
