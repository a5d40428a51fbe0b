#pragma once
// The options of UHP (hive-notations 6).

#include "hive/reading/uhp_moves/dialect.hpp"
#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive::uhp {

inline constexpr std::string_view dialect_choices[] = {"mzinga", "hivegame"};
using notation::dialect_option;
inline constexpr auto options = with_rule_options(
    std::array<notation::OptionRow, 2>{{{dialect_option,
                                         "whose spelling is expected: that of Mzinga and the protocol, or that "
                                         "of hivegame.com, which climbs by directions and leaves out headers",
                                         dialect_choices, 2},
                                        references_row}},
    PieceOrder::numeric);

inline Dialect dialect_of(const notation::OptionValues& values) { return static_cast<Dialect>(values[dialect_option]); }

}  // namespace plyglot::hive::uhp
