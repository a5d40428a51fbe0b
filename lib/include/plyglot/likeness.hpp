#pragma once
// What notation a text may be in: for suggestions only, never for reading it.

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// The one notation whose reader takes the beginning of a text without an error of its bytes or syntax and finds a move
// or a bug there: its id, and, unless it is the first, the dialect that plays most of it; empty if there is none or
// more than one. Looks at the first 4 KB, up to the end of a line.
std::string notation_that_reads(std::string_view text);

// The same if the text's own notation, in its own dialect, finds such an error.
std::string better_notation_for(const Language& own, std::string_view text);

}  // namespace plyglot::toolchain
