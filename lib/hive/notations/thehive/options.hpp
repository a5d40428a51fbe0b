#pragma once
// The options of The Hive's notation (hive-notations 6).

#include "hive/notations/thehive/print.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/spelling/thehive_spelling.hpp"

namespace plyglot::hive::thehive {

inline constexpr std::string_view piece_choices[] = {"base", "mlp"};
inline constexpr std::string_view off_or_on[] = {"off", "on"};
inline constexpr std::string_view pieces_option = "pieces";
inline constexpr std::string_view numbers_option = "numbers";
inline constexpr std::string_view rotate_option = "rotate";
inline constexpr auto options = with_rule_options(
    std::array<notation::OptionRow, 4>{
        {{pieces_option, "which pieces there are: those of the base game, or also mosquito, ladybug and pillbug",
          piece_choices, 2},
         references_row,
         {numbers_option, "whether moves are written with their numbers", off_or_on, 2},
         {rotate_option, "whether a game is turned so that the second piece is east of the first", off_or_on, 2}}},
    PieceOrder::any);

inline Pieces pieces_of(const notation::OptionValues& values) { return static_cast<Pieces>(values[pieces_option]); }

inline PrintOptions print_options_of(const notation::OptionValues& values) {
  return {static_cast<References>(values[references_option]), values[numbers_option] == 1, values[rotate_option] == 1};
}

}  // namespace plyglot::hive::thehive
