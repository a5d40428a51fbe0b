#pragma once
// Words that editors show of games and of positions.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// `(1,-2)`.
std::string cell_text(Cell cell);

// "each side has 1 queen, 3 ants and 2 beetles", or what each of them has.
std::string words_of(const BugSet& set);

}  // namespace plyglot::hive
