#pragma once
// The words behind the ship of a trade, in the order and form of the dialect (homeworlds R8).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// The fix of a trade in the other order: the node's system and new colour as the dialect writes them. None if it
// writes a size and the ship's is not known.
std::optional<std::string> trade_words(const Reading& reading, const ActionNode& node);

}  // namespace plyglot::homeworlds
