#pragma once
// The options of records of Homeworlds (homeworlds 6).

#include "homeworlds/rules/rule.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "notation/options.hpp"

namespace plyglot::homeworlds {

// With the first one the text says which layout it has.
inline constexpr std::string_view layout_choices[] = {"auto", "line", "numbered", "block", "rounds"};
inline constexpr std::string_view off_or_on[] = {"off", "on"};
inline constexpr std::string_view form_choices[] = {"turns", "record"};
using notation::dialect_option;
inline constexpr std::string_view layout_option = "layout";
inline constexpr std::string_view profile_option = "profile";
inline constexpr std::string_view advice_option = "advice";
inline constexpr std::string_view form_option = "form";
inline constexpr notation::OptionRow options[] = {
    {dialect_option, "how turns are written; a header `Dialect` can set it", dialect_names, dialects},
    {layout_option, "how lines form turns; a header `Layout` can set it", layout_choices, 5},
    {profile_option,
     "which public implementation's rules apply; by default those that a header `Rules` names, or the dialect's",
     profile_names, profiles},
    {advice_option, "whether legal moves that may be unwise are reported", off_or_on, 2},
    {form_option, "in `ap`, whether a game is written as turns, one a line, or as the game record in JSON",
     form_choices, 2},
};

}  // namespace plyglot::homeworlds
