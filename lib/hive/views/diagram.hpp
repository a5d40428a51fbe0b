#pragma once
// The position diagram: Hive positions as text that people and programs read alike (hop R28).

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// Lines with LF at their end. The bugs must form one hive, as those of every HOP text do (hop R16): the diagram is as
// large as the rectangle around them.
std::string position_diagram(const Position& position);

}  // namespace plyglot::hive
