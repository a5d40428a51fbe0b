#pragma once
// The lines of a difference between two things: a label, and what differs.

#include <cstddef>
#include <string>
#include <string_view>

namespace plyglot::notation {

// Labels stand in a column of their own.
void append_diff_line(std::string_view label, std::string_view words, std::string& out);

// `1 difference`, `2 differences`.
std::string count_of(std::size_t count, std::string_view noun);
// Of a noun whose plural needs more than an s: `2 plies`.
std::string count_of(std::size_t count, std::string_view noun, std::string_view plural);

}  // namespace plyglot::notation
