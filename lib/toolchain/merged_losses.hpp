#pragma once
// The losses of a translation, reported once for each kind.

#include "diagnostics/reporter.hpp"

namespace plyglot::toolchain {

// Losses of a record that are of one kind become one finding, at the first of them, which says how many there are and
// where the next ones are.
void merge_losses(diagnostics::Reporter& reporter);

}  // namespace plyglot::toolchain
