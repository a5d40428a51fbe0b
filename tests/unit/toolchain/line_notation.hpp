#pragma once
// A notation for tests of the toolchain: a line of letters is a record.
//
// `!` is an error; `~` is a warning with a safe fix that deletes it, and `?` and `%` with an unsafe fix; `<` and `>`
// are errors whose unsafe fix writes the other. `^` has no canonical text. Canonical text is the letters in lower case,
// without
// `%`. With the option `case=upper` it is upper case, which
// has no place for `z`, and loses `y`.

#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

namespace plyglot::tests {

const toolchain::Notation& line_notation();
toolchain::Language line_language();
// A text as one chunk of a file.
toolchain::Chunk file_chunk(std::string_view text);

// Findings as `name@begin-end`, one after another.
struct Findings {
  std::vector<diagnostics::Diagnostic> list;
  diagnostics::Sink sink() { return diagnostics::collect_into(list); }
  std::string text() const;
};

}  // namespace plyglot::tests
