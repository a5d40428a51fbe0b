#pragma once
// What is wrong with a move, by the table of hive-rules 7, read a second time.

#include "naive/hive_rules/position.hpp"

namespace plyglot::naive::hive_rules {

// The name of the first check that fails, such as `hive/breaks-hive`; empty if the move is legal.
std::string verdict_on(const Position& position, const Move& move);
// The same without the checks 5 and 7, which only custom asks for.
std::string verdict_without_customs(const Position& position, const Move& move);

}  // namespace plyglot::naive::hive_rules
