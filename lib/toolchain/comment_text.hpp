#pragma once
// How comments and blank lines are written.

#include <string_view>

namespace plyglot::toolchain {

// hop 5. A carriage return at the end would become a part of the line end that is written behind it.
inline std::string_view without_trailing_blanks(std::string_view line) {
  return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

}  // namespace plyglot::toolchain
