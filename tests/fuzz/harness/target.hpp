#pragma once
// What every fuzz target is made of.

#include <cstddef>
#include <cstdint>
#include <string_view>

// Called with one input after another; returns 0, or does not return.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace plyglot::fuzz {

// The input as text.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Ends the program, saying what does not hold, unless it holds. Unlike `assert` it is there in every build.
void require(bool holds, std::string_view what);
// The same for two texts that must be equal; both are shown if they are not.
void require_equal(std::string_view a, std::string_view b, std::string_view what);

}  // namespace plyglot::fuzz
