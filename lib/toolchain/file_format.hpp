#pragma once
// Formatting in notations in which a whole file keeps its bytes when something in it cannot be formatted.

#include "toolchain/session_state.hpp"

namespace plyglot::toolchain {

// As Session::format. The chunk must be the whole text. Between two records stands one empty line, and none at the
// beginning or the end.
Session::Formatted format_file(Session::State& state, const Chunk& chunk, diagnostics::Sink sink);

}  // namespace plyglot::toolchain
