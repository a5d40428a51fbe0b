#pragma once
// The options of HOP (hop 6).

#include "hive/spelling/hop_dialect.hpp"
#include "notation/options.hpp"

namespace plyglot::hive::hop {

// The dialect is chosen by option only; it is never guessed.
inline constexpr std::string_view dialects[] = {"spec", "hivegame"};
inline constexpr notation::OptionRow options[] = {
    {"dialect", "how `+` turns and where the walk goes on: as the notation's page says, or as hivegame.com reads it",
     dialects, static_cast<std::uint32_t>(std::size(dialects))},
};
inline constexpr std::uint32_t dialect_option = 0;

inline Dialect dialect_of(const notation::OptionValues& values) { return static_cast<Dialect>(values[dialect_option]); }

}  // namespace plyglot::hive::hop
