#pragma once
// The record whose play is judged, and what its findings can point to.

#include "homeworlds/record/ast.hpp"

#include <plyglot/homeworlds_record.hpp>
#include <plyglot/source.hpp>

namespace plyglot::homeworlds {

struct Situation {
  const text::Source& source;
  // What the record was resolved from: actions and turns have the same numbers in both.
  const Ast& ast;
  const Record& record;
};

}  // namespace plyglot::homeworlds
