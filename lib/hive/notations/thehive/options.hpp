#pragma once
// The options of The Hive's notation (hive-notations 6).

#include "hive/notations/thehive/print.hpp"
#include "hive/notations/thehive/read/thehive_pieces.hpp"
#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive::thehive {

inline constexpr std::string_view piece_choices[] = {"base", "mlp"};
inline constexpr std::string_view off_or_on[] = {"off", "on"};
inline constexpr std::uint32_t pieces_option = 0;
inline constexpr std::uint32_t references_option = 1;
inline constexpr std::uint32_t numbers_option = 2;
inline constexpr std::uint32_t rotate_option = 3;
inline constexpr auto options = with_rule_options(
    std::array<notation::OptionRow, 4>{
        {{"pieces", "which pieces there are: those of the base game, or also mosquito, ladybug and pillbug",
          piece_choices, 2},
         references_row,
         {"numbers", "whether moves are written with their numbers", off_or_on, 2},
         {"rotate", "whether a game is turned so that the second piece is east of the first", off_or_on, 2}}},
    PieceOrder::any);

inline Pieces pieces_of(const notation::OptionValues& values) { return static_cast<Pieces>(values[pieces_option]); }

inline PrintOptions print_options_of(const notation::OptionValues& values) {
  return {static_cast<References>(values[references_option]), values[numbers_option] == 1, values[rotate_option] == 1};
}

}  // namespace plyglot::hive::thehive
