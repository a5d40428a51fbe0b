#pragma once
// Names and other words that are listed in a sentence.

#include <span>
#include <string>
#include <string_view>

namespace plyglot::text {

// "`a`, `b` or `c`", where `last_joint` is " or ". Empty for no name.
std::string listed(std::span<const std::string_view> names, std::string_view last_joint);

// The same of phrases, which stand as they are: "two ships, a star and a home".
std::string joined(std::span<const std::string> phrases, std::string_view last_joint);

}  // namespace plyglot::text
