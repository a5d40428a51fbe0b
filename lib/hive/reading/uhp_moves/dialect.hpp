#pragma once

#include <cstdint>

namespace plyglot::hive::uhp {

// Who writes UHP how (hive-notations 6).
enum class Dialect : std::uint8_t { mzinga, hivegame };

}  // namespace plyglot::hive::uhp
