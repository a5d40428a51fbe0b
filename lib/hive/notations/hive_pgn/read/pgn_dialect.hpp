#pragma once
// What tells files of hivegame.com from those of Mzinga (hive-notations P5).

#include "hive/reading/uhp_moves/move_tokens.hpp"

#include <string_view>

namespace plyglot::hive::hive_pgn {

// A game that was ended by a referee; who won is not said.
inline constexpr std::string_view adjudicated = "Adjudicated";
// `½-½`.
inline constexpr std::string_view half_each = "\xC2\xBD-\xC2\xBD";

// `20-Jan-2024_14:53:24`.
bool is_date_of_hivegame(std::string_view value);

// hivegame if the tag `Result`, the tag `Date` or the last line of the file is written as hivegame.com alone does.
// Linear in the length of the file.
uhp::Dialect dialect_by_habits(std::string_view file);

}  // namespace plyglot::hive::hive_pgn
