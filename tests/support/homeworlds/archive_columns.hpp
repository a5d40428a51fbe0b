#pragma once
// The columns of homeworlds/sdg-games.tsv, counted from 0.

#include <cstddef>

namespace plyglot::test::archive {

inline constexpr std::size_t id_column = 0;
inline constexpr std::size_t verdict_column = 6;
inline constexpr std::size_t first_error_column = 7;
inline constexpr std::size_t error_turn_column = 8;
inline constexpr std::size_t outcome_column = 9;
inline constexpr std::size_t final_anonymous_column = 10;

}  // namespace plyglot::test::archive
