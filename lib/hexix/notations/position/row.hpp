#pragma once
// The row of positions of Hexix in the registry.

#include "notation/row.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix::positions {

extern const notation::Row<Record> row;

}  // namespace plyglot::hexix::positions
