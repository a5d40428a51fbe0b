#pragma once
// The boards of a document.

#include "plyglot/lsp/documents/workspace.hpp"

#include <plyglot/game.hpp>

#include <optional>

namespace plyglot::tool::lsp {

using View = toolchain::Session::View;

// What is said last before the offset about a ply; null before the first one.
const annotations::Remark* last_ply_before(const Document::Record& record, std::uint32_t offset);

// The game of a record after a ply, or at its end, or for 0 a new one; none where it is not certain how that is.
std::optional<toolchain::Game> game_at(const Document& document, std::uint32_t record,
                                       std::optional<std::uint32_t> ply);

// The board of a record after a ply, or of a record as it ends; empty if it cannot be shown.
std::string board_view(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, View view);

// `This position is in 12 games of games.db.`, for the same moment; empty where no index is named, or if it cannot be
// read, which is one of the workspace's complaints.
std::string count_of_games(Workspace& workspace, const Document& document, std::uint32_t record,
                           std::optional<std::uint32_t> ply);

}  // namespace plyglot::tool::lsp
