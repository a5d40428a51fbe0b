#pragma once
// Names as a drawing can hold them.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::board {

// The text as one line of visible characters, cut off with an ellipsis where it would fill more terminal cells than
// these, which are at least one.
std::string shortened(std::string_view text, std::uint32_t cells);

}  // namespace plyglot::board
