#pragma once
// What divides words within a line (homeworlds L3).

#include <string_view>

namespace plyglot::homeworlds {

inline constexpr std::string_view blanks = " \t\v\f";
constexpr bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\v' || byte == '\f'; }

}  // namespace plyglot::homeworlds
