#pragma once
// What may be chosen when a game of Hive begins: `--option type=Base+MLP` and the rule options.

#include "hive/board/game_type.hpp"
#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive {

notation::OptionTable game_options();
GameType game_type_of(const notation::OptionValues& values);

}  // namespace plyglot::hive
