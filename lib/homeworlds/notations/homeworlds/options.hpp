#pragma once
// The options of records of Homeworlds (homeworlds 6).

#include "homeworlds/rules/profile.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "notation/options.hpp"

namespace plyglot::homeworlds {

// With the first one the text says which layout it has.
inline constexpr std::string_view layout_choices[] = {"auto", "line", "numbered", "block", "rounds"};
inline constexpr std::string_view off_or_on[] = {"off", "on"};
inline constexpr std::string_view form_choices[] = {"turns", "record"};
inline constexpr std::uint32_t dialect_option = 0;
inline constexpr std::uint32_t layout_option = 1;
inline constexpr std::uint32_t profile_option = 2;
inline constexpr std::uint32_t advice_option = 3;
inline constexpr std::uint32_t form_option = 4;
inline constexpr notation::OptionRow options[] = {
    {"dialect", "how turns are written; a header `Dialect` can set it", dialect_names, dialects},
    {"layout", "how lines form turns; a header `Layout` can set it", layout_choices, 5},
    {"profile",
     "which public implementation's rules apply; by default those that a header `Rules` names, or the dialect's",
     profile_names, profiles},
    {"advice", "whether legal moves that may be unwise are reported", off_or_on, 2},
    {"form", "in `ap`, whether a game is written as turns, one a line, or as the game record in JSON", form_choices, 2},
};

}  // namespace plyglot::homeworlds
