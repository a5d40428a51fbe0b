#pragma once
// The gametype field as something to be read and fixed.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/spelling/hop_gametype.hpp"

namespace plyglot::hive::hop {

// A set, and whether it is to be relied on.
struct ResolvedSet {
  BugSet set;
  bool is_known = true;
};

// What the gametype field makes of the set (hop R1, R2), with every finding about it. The set is the ultimate one
// where the field is missing, empty or unknown.
ResolvedSet resolve_gametype(const text::Source& source, const Ast& ast, Dialect dialect,
                             diagnostics::Reporter& reporter);

// A fix that makes the text name this set. In the two-field form the set must not be the ultimate one.
diagnostics::Fix write_set(const Ast& ast, const BugSet& set, diagnostics::Safety safety);

}  // namespace plyglot::hive::hop
