#pragma once
// Suppressions that hold for a whole file and so for all its chunks.

#include "toolchain/registry/registry.hpp"

#include "diagnostics/suppressions.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// The comment that a unit is; what it speaks of and whether a record stands before it are the caller's to say.
diagnostics::Comment comment_of(const text::Source& source, const notation::Unit& unit, const notation::About& about);
// Whether the comment is a sound suppression for the whole file.
bool holds_for_file(const diagnostics::Comment& comment);

}  // namespace plyglot::toolchain
