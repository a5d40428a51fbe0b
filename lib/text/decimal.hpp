#pragma once
// Numbers with a fraction.

#include <optional>
#include <string_view>

namespace plyglot::text {

// The number that a text begins with, written with a point as JSON does, whatever the locale says; none if there is no
// such number, or if it is too large or too small for a double.
std::optional<double> parse_decimal(std::string_view text);

}  // namespace plyglot::text
