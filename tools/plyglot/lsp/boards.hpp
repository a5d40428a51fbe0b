#pragma once
// The boards of a document.

#include "plyglot/lsp/document.hpp"

#include <optional>

namespace plyglot::tool::lsp {

using View = toolchain::Session::View;

// The board of a record after a ply, or of a record as it ends; empty if it cannot be shown.
std::string board_view(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, View view);

}  // namespace plyglot::tool::lsp
