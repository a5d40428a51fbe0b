#pragma once
// Suppressions that hold for a whole file and so for all its chunks.

#include "toolchain/registry/registry.hpp"

#include "diagnostics/suppressions.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// The comment that a unit is; the caller sets what it applies to and whether it comes before the first record.
diagnostics::Comment comment_of(const text::Source& source, const notation::Unit& unit, const notation::About& about);
// Whether the comment is a sound suppression for the whole file.
bool holds_for_file(const diagnostics::Comment& comment);

}  // namespace plyglot::toolchain
