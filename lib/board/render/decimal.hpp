#pragma once
// Numbers of pictures.

#include <cstdint>
#include <string>

namespace plyglot::board {

// Hundredths as a decimal number without trailing zeros, such as `51.96` and `-30`; the same in every locale.
std::string decimal(std::int64_t hundredths);

}  // namespace plyglot::board
