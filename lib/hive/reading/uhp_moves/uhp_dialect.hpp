#pragma once
// Who writes UHP how (hive-notations 6).

#include <cstdint>

namespace plyglot::hive::uhp {

enum class Dialect : std::uint8_t { mzinga, hivegame };

}  // namespace plyglot::hive::uhp
