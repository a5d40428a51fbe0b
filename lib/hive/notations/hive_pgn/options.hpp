#pragma once
// The options of Hive PGN (hive-notations 6).

#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive::hive_pgn {

inline constexpr auto options = with_rule_options<1>({references_row}, PieceOrder::numeric);
inline constexpr std::uint32_t references_option = 0;

}  // namespace plyglot::hive::hive_pgn
