#pragma once
// The record under the cursor in another notation, as a new file.

#include "plyglot/lsp/documents/document.hpp"
#include "plyglot/lsp/protocol/protocol.hpp"

namespace plyglot::tool::lsp {

// A code action for each target that can hold the record at the offset.
void append_translations(const Document& document, std::uint32_t offset, Json& actions);

}  // namespace plyglot::tool::lsp
