#pragma once
// The lines of a difference between two things: a label, and what differs.

#include <string>
#include <string_view>

namespace plyglot::comparing {

// Labels stand in a column of their own.
void append_diff_line(std::string_view label, std::string_view words, std::string& out);

}  // namespace plyglot::comparing
