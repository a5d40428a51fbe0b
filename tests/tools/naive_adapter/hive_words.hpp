#pragma once
// Positions and moves of the second reading of Hive's rules in the words of the protocol.

#include "naive/hive_rules/position.hpp"
#include "tools/naive_adapter/answers.hpp"

namespace plyglot::naive_adapter {

// The rules call a piece that is alone of its kind `wQ`, the protocol `wQ1`.
std::string piece_id(const std::string& piece);
Json hive_position(const naive::hive_rules::Position& position);
Json hive_outcome(const naive::hive_rules::Position& position);
Json hive_moves(const naive::hive_rules::Position& position);

}  // namespace plyglot::naive_adapter
