#pragma once
// The options of HOP (hop 6).

#include "hive/spelling/hop_gametype.hpp"
#include "notation/options.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::hive::hop {

// A reader never guesses the dialect (hop 6).
inline constexpr std::string_view dialects[] = {"spec", "hivegame"};
using notation::dialect_option;
inline constexpr std::string_view positions_option = "positions";
// Puzzles and examples are composed (hop R24).
inline constexpr std::string_view origins[] = {"composed", "played"};
inline constexpr notation::OptionRow options[] = {
    {dialect_option,
     "how `+` turns and where the walk goes on: as the notation's page says, or as hivegame.com reads it", dialects,
     static_cast<std::uint32_t>(std::size(dialects))},
    {positions_option, "where they come from: what no game reaches is a warning in positions that were played", origins,
     static_cast<std::uint32_t>(std::size(origins))},
};

inline Dialect dialect_of(const notation::OptionValues& values) { return static_cast<Dialect>(values[dialect_option]); }
inline diagnostics::Severity severity_of_unreachable(const notation::OptionValues& values) {
  return values[positions_option] == 0 ? diagnostics::Severity::info : diagnostics::Severity::warning;
}

}  // namespace plyglot::hive::hop
