#pragma once
// Faults in the rules of Hive, as programs have them.

#include "hive/rules/legal_moves.hpp"

#include <string_view>

namespace plyglot::test {

// Changes a list of legal moves.
using Fault = void (*)(const hive::GameState& state, std::vector<hive::Move>& moves);

// Null if there is none of this name.
Fault fault_named(std::string_view name);

}  // namespace plyglot::test
