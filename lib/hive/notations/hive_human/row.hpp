#pragma once
// The row of the notation for people in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_human {

extern const notation::Row<Record> row;

}  // namespace plyglot::hive::hive_human
