#include "comparing/record_lines.hpp"

#include "comparing/diff_lines.hpp"

namespace plyglot::comparing {

std::string label_of(const Nouns& nouns, Place item) {
  if (!item.differs()) return text::format("{} {}", nouns.one, item.of_a + 1);
  return text::format("{} {}/{}", nouns.one, item.of_a + 1, item.of_b + 1);
}

std::string label_of(const Nouns& nouns, Range items) {
  if (items.size() == 1) return text::format("{} {}", nouns.one, items.end);
  return text::format("{} {}-{}", nouns.many, items.begin + 1, items.end);
}

void DifferenceLines::add(std::string_view label, std::string_view words) { append_diff_line(label, words, out_); }

void DifferenceLines::add_difference(std::string_view label, std::string_view words) {
  add(label, words);
  ++differences_;
}

std::size_t run_length(std::span<const Edit> edits) {
  const Edit::Kind kind = edits.front().kind;
  if (kind == Edit::Kind::replaced) return 1;
  const std::uint32_t of_a = kind == Edit::Kind::removed ? 1 : 0;
  std::size_t length = 1;
  for (; length < edits.size(); ++length) {
    const auto& [next_kind, next] = edits[length];
    const Place before = edits[length - 1].item;
    if (next_kind != kind || next.of_a != before.of_a + of_a || next.of_b != before.of_b + 1 - of_a) break;
  }
  return length;
}

}  // namespace plyglot::comparing
