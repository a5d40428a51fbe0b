#include "comparing/diff_lines.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::comparing {

void append_diff_line(std::string_view label, std::string_view words, std::string& out) {
  constexpr std::size_t least_width = 10;
  text::append(out, "  {:<{}} {}\n", label, std::max(label.size(), least_width), words);
}

void append_values_line(std::string_view label, std::string_view of_a, std::string_view of_b, std::string& out) {
  append_diff_line(label, text::format("{} in A, {} in B", of_a, of_b), out);
}

void append_values_line(std::string_view label, std::string_view whose, std::string_view of_a, std::string_view of_b,
                        std::string& out) {
  append_values_line(label, text::format("{}: {}", whose, of_a), of_b, out);
}

std::string differences_headline(std::size_t count, std::string_view item, std::optional<std::uint32_t> first_item) {
  std::string words = text::counted(count, "difference") + " between A and B";
  if (first_item) text::append(words, ", the first at {} {}", item, *first_item + 1);
  return words;
}

void append_differing(std::size_t count, std::string_view thing, std::string& out) {
  if (count != 0) text::append(out, "; {} {}", text::counted(count, thing), count == 1 ? "differs" : "differ");
}

}  // namespace plyglot::comparing
