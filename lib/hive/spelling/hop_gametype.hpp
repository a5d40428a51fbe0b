#pragma once
// Sets of bugs as the gametype field writes them.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {

// The two dialects of HOP (hop 6), which the reader and the printer share.
enum class Dialect : std::uint8_t { spec, hivegame };

inline constexpr Colour colours[] = {Colour::white, Colour::black};
// The largest count of one token (hop 3).
inline constexpr std::uint32_t largest_count = 8;

// Visits all eighteen kinds of bugs, in the order of tokens (hop R25).
template <class Visit>
void for_each_kind(Visit visit) {
  for (const Colour colour : colours) {
    for (std::size_t kind = 0; kind < bug_kinds; ++kind) visit(colour, static_cast<BugKind>(kind));
  }
}

// The letter of a bug in HOP: upper case for White, lower case for Black.
char token_letter(Colour colour, BugKind kind);

// The shortest spelling (hop R25); empty for the ultimate set, whose field is left out.
std::string canonical_gametype(const BugSet& set);

// The smallest of the eight published sets that has at least these bugs; none if no published set does.
std::optional<BugSet> smallest_standard_set(const BugSet& needed);

}  // namespace plyglot::hive::hop
