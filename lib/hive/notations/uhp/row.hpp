#pragma once
// The row of UHP in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::uhp {

extern const notation::Row<Record> row;

}  // namespace plyglot::hive::uhp
