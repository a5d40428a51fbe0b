#pragma once
// The rows of all notations, as each row.cpp defines its own.

#include "notation/row.hpp"

#include <plyglot/toolchain.hpp>

#define PLYGLOT_NOTATION(space, model)   \
  namespace plyglot::space {             \
  extern const notation::Row<model> row; \
  }
#include "toolchain/registry/notations.def"
