#pragma once
// How many leaves a perft in the tests may have.

#include "support/sanitizers.hpp"

#include <cstdint>

namespace plyglot::test {

// Under sanitizers counting is some ten times slower.
inline constexpr std::uint64_t most_leaves = is_sanitized ? 40'000'000 : 200'000'000;

}  // namespace plyglot::test
