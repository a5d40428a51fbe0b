#pragma once
// Hive positions as JSON (hop R22).

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// One object without line breaks. `canonical` is the canonical text of the position in the notation and dialect that
// was asked for; none if it cannot be written. `gametype` is null if the set is unknown.
std::string position_json(const Position& position, std::optional<std::string_view> canonical);

}  // namespace plyglot::hive
