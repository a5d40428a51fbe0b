#pragma once
// The row of records of Hopgi for the registry.

#include "notation/row.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::record {

extern const notation::Row<Record> row;

}  // namespace plyglot::hopgi::record
