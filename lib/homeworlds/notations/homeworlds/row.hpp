#pragma once
// The row of Homeworlds records in the registry.

#include "notation/row.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

extern const notation::Row<Record> row;

}  // namespace plyglot::homeworlds
