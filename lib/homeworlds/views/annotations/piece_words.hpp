#pragma once
// Pieces in a sentence, as players call them.

#include "homeworlds/board/piece_set.hpp"

#include <string>
#include <string_view>

namespace plyglot::homeworlds {

// "small", "medium", "large".
std::string_view size_word(std::uint8_t size);
// "small green".
std::string words_of(PieceKind kind);
// "a small green and two large red ships". Empty for no piece.
std::string words_of(PieceSet pieces, std::string_view noun);

}  // namespace plyglot::homeworlds
