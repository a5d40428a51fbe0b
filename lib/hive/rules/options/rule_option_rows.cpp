#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive {
namespace {

// In the order of `game_types`.
constexpr std::string_view types[] = {"Base",    "Base+M",  "Base+L",  "Base+P",
                                      "Base+ML", "Base+MP", "Base+LP", "Base+MLP"};

static_assert(std::size(types) == game_types.size());

constexpr auto rows = with_rule_options<1>({{{"type", "the game type: the base game and its expansions", types,
                                              static_cast<std::uint32_t>(std::size(types))}}},
                                           PieceOrder::numeric);

}  // namespace

RuleOptions rule_options_of(const notation::OptionValues& values) {
  const notation::OptionTable table = values.table();
  const auto first = static_cast<std::uint32_t>(table.count - rule_options);
  const auto choice = [&](std::uint32_t row) {
    return table.rows[first + row].choices[static_cast<std::size_t>(values[first + row])];
  };
  RuleOptions options;
  options.queen_first = choice(0) == "allowed";
  options.piece_order = choice(1) == "any" ? PieceOrder::any : PieceOrder::numeric;
  options.pass = choice(2) == "free" ? PassRule::free : PassRule::forced_only;
  options.repetition = choice(3) == "threefold" ? Repetition::threefold : Repetition::off;
  if (choice(4) == "identity") options.repetition_symmetry = RepetitionSymmetry::identity;
  if (choice(4) == "reflection") options.repetition_symmetry = RepetitionSymmetry::reflection;
  return options;
}

notation::OptionTable game_options() { return {rows.data(), static_cast<std::uint32_t>(rows.size())}; }

GameType game_type_of(const notation::OptionValues& values) { return game_types[static_cast<std::size_t>(values[0])]; }

}  // namespace plyglot::hive
