#pragma once
// Hive PGN's row in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_pgn {

extern const notation::Row<Record> row;

}  // namespace plyglot::hive::hive_pgn
