#include "board/position_key.hpp"

#include "text/format.hpp"

namespace plyglot {

std::string name_of(const PositionKey& key) { return text::format("{:016x}{:016x}", key.high, key.low); }

}  // namespace plyglot
