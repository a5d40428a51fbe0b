#pragma once
// Names in a sentence.

#include <span>
#include <string>
#include <string_view>

namespace plyglot::text {

// "`a`, `b` or `c`", where `last_joint` is " or ". Empty for no name.
std::string listed(std::span<const std::string_view> names, std::string_view last_joint);

}  // namespace plyglot::text
