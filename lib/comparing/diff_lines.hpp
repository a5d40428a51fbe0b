#pragma once
// The lines of a difference between two things: a label, and what differs.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plyglot::comparing {

// Labels are in a column of their own.
void append_diff_line(std::string_view label, std::string_view words, std::string& out);
// "`of_a` in A, `of_b` in B"; with words about whose values they are, these come first.
void append_values_line(std::string_view label, std::string_view of_a, std::string_view of_b, std::string& out);
void append_values_line(std::string_view label, std::string_view whose, std::string_view of_a, std::string_view of_b,
                        std::string& out);

// "3 differences between A and B, the first at ply 4".
std::string differences_headline(std::size_t count, std::string_view item = {},
                                 std::optional<std::uint32_t> first_item = {});
// "; 2 headers differ", or nothing if none does.
void append_differing(std::size_t count, std::string_view thing, std::string& out);

}  // namespace plyglot::comparing
