#pragma once
// Hive positions as JSON (hop R22).

#include <plyglot/hive_position.hpp>

#include <string>

namespace plyglot::hive {

// A position as a list of its bugs, for `dump --stage model`.

void append_position(const Position& position, std::string& out);

// One object without line breaks. `canonical` is the canonical text of the position in the notation and dialect that
// was asked for; none if it cannot be written. `gametype` is null if the set is unknown.
std::string position_json(const Position& position, std::optional<std::string_view> canonical);

}  // namespace plyglot::hive
