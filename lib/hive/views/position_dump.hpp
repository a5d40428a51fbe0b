#pragma once
// A position as a list of its bugs, for `dump --stage model`.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

void append_position(const Position& position, std::string& out);

}  // namespace plyglot::hive
