#pragma once
// Findings about a chunk that lies elsewhere in its file by now.

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool {

// Moves all places of the finding by `distance` bytes.
void shift(diagnostics::Diagnostic& found, std::int64_t distance);

}  // namespace plyglot::tool
