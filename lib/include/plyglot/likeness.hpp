#pragma once
// What notation a text may be in: for suggestions only, never for reading it (DESIGN 7).

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// The name of the one notation whose reader takes the beginning of a text without an error of its bytes or syntax, in
// its first dialect, and finds a move or a bug there; empty if there is none or more than one. Looks at the first 4 KB,
// up to the end of a line.
std::string_view notation_that_reads(std::string_view text);

// The name of that notation if it is another than the text's own, and the text's own finds such an error.
std::string_view better_notation_for(const Language& own, std::string_view text);

}  // namespace plyglot::toolchain
