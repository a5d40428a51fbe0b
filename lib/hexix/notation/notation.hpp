#pragma once
// The notation of Hexix as the rest of the house sees it.

#include "notation/row.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

extern const notation::Row<Record> row;

}  // namespace plyglot::hexix
