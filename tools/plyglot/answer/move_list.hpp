#pragma once
// The legal moves after the last position of a record in the words of the protocol (corpus/README.md).

#include <plyglot/toolchain.hpp>

#include <optional>

namespace plyglot::tool {

// None if there is no such list: the position is unknown, or there are too many moves to be listed. Empty after the end
// of the game.
std::optional<std::vector<std::string>> list_moves(const toolchain::Model& model, const toolchain::Language& language);

}  // namespace plyglot::tool
