#pragma once
// The row of The Hive's notation in the registry.

#include "notation/row.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::thehive {

extern const notation::Row<Record> row;

}  // namespace plyglot::hive::thehive
