#pragma once
// The two dialects of HOP (hop 6), which the reader and the printer share.

#include <cstdint>

namespace plyglot::hive::hop {

enum class Dialect : std::uint8_t { spec, hivegame };

}  // namespace plyglot::hive::hop
