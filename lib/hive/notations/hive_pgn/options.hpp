#pragma once
// The options of Hive PGN (hive-notations 6).

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive::hive_pgn {

inline constexpr std::string_view dialect_choices[] = {"mzinga", "hivegame"};
using notation::dialect_option;
inline constexpr auto options = with_rule_options(
    std::array<notation::OptionRow, 2>{{{dialect_option,
                                         "whose spelling is expected: that of Mzinga or that of hivegame.com; where "
                                         "neither is given, it is taken from the file itself",
                                         dialect_choices, 2},
                                        references_row}},
    PieceOrder::numeric);

// Of a file.
inline uhp::Dialect dialect_of(const notation::OptionValues& values, std::string_view file) {
  if (values.is_set(dialect_option)) return static_cast<uhp::Dialect>(values[dialect_option]);
  return dialect_by_habits(file);
}

}  // namespace plyglot::hive::hive_pgn
