#pragma once
// Numbers in texts.

#include <cstdint>
#include <optional>
#include <string_view>

namespace plyglot::text {

// The number that a text begins with, written with a point as JSON does, whatever the locale says; none if there is no
// such number, or if it is too large or too small for a double.
std::optional<double> parse_decimal(std::string_view text);

// The number that the digits are; 0 for any other text, and for a number that is too large.
std::uint32_t number_of(std::string_view digits);

}  // namespace plyglot::text
