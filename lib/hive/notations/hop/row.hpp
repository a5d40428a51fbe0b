#pragma once
// HOP's row in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {

extern const notation::Row<Position> row;

}  // namespace plyglot::hive::hop
