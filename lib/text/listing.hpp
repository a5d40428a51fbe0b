#pragma once
// Names and other words that are listed in a sentence, and numbers with what they count.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace plyglot::text {

// "`a`, `b` or `c`", where `last_joint` is " or ". Empty for no name.
std::string listed(std::span<const std::string_view> names, std::string_view last_joint);

// The same of phrases, which are written as they are: "two ships, a star and a home".
std::string joined(std::span<const std::string> phrases, std::string_view last_joint);

// "1,204".
std::string grouped(std::uint64_t count);

// "position" of 1, else "positions"; a plural that needs more than an `s` is given: "plies".
std::string counted_noun(std::uint64_t count, std::string_view noun, std::string_view plural = {});

// "1 position", "1,204 positions".
std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural = {});

}  // namespace plyglot::text
