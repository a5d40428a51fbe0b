#pragma once
// The row of diagrams in the registry.

#include "notation/row.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

extern const notation::Row<Setup> row;

}  // namespace plyglot::hopgi::diagram
