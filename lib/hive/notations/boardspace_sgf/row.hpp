#pragma once
// The row of boardspace.net's game files in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::boardspace_sgf {

extern const notation::Row<Record> row;

}  // namespace plyglot::hive::boardspace_sgf
