#pragma once
// FEN's row in the registry.

#include "notation/row.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::fen {

extern const notation::Row<Setup> row;

}  // namespace plyglot::hopgi::fen
