#pragma once
// The options of boardspace-sgf (hive-notations 6).

#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive::boardspace_sgf {

inline constexpr auto options =
    with_rule_options(std::array<notation::OptionRow, 1>{references_row}, PieceOrder::numeric);

}  // namespace plyglot::hive::boardspace_sgf
