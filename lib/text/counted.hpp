#pragma once
// Numbers with what they count.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::text {

// "1,204".
std::string grouped(std::uint64_t count);

// "position" of 1, else "positions"; a plural that needs more than an `s` is given: "plies".
std::string counted_noun(std::uint64_t count, std::string_view noun, std::string_view plural = {});

// "1 position", "1,204 positions".
std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural = {});

}  // namespace plyglot::text
