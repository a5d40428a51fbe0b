#pragma once
// FNV-1a of 64 bits: a sum of bytes that is the same on every machine and in every build, and no secret.

#include <cstdint>
#include <string_view>

namespace plyglot::text {

inline constexpr std::uint64_t fnv_begin = 0xCBF29CE484222325;

// Goes on from the sum of what is before.
constexpr std::uint64_t fnv(unsigned char byte, std::uint64_t sum) { return (sum ^ byte) * 0x100000001B3; }
constexpr std::uint64_t fnv(std::string_view bytes, std::uint64_t sum = fnv_begin) {
  for (const char byte : bytes) sum = fnv(static_cast<unsigned char>(byte), sum);
  return sum;
}

}  // namespace plyglot::text
