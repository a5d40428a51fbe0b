#pragma once
// The boards of a document.

#include "plyglot/lsp/workspace.hpp"

#include <optional>

namespace plyglot::tool::lsp {

using View = toolchain::Session::View;

// The board of a record after a ply, or of a record as it ends; empty if it cannot be shown.
std::string board_view(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, View view);

// `This position is in 12 games of games.db.`, for the same moment; empty where no index is named, or if it cannot be
// read, which is one of the workspace's complaints.
std::string count_of_games(Workspace& workspace, const Document& document, std::uint32_t record,
                           std::optional<std::uint32_t> ply);

}  // namespace plyglot::tool::lsp
