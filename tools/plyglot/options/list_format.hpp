#pragma once
// Whether a list is written for people or for programs.

#include <cstdint>

namespace plyglot::tool {

enum class ListFormat : std::uint8_t { human, jsonl };

}  // namespace plyglot::tool
