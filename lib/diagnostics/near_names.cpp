#include "diagnostics/near_names.hpp"

#include "text/format.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <vector>

namespace plyglot::diagnostics {
namespace {

using Row = std::vector<std::uint32_t>;

// What changing, inserting, deleting or exchanging makes of the distances of shorter beginnings.
std::uint32_t step(std::string_view a, std::string_view b, std::size_t i, std::size_t j, const Row rows[3],
                   Edits edits) {
  const Row& before = rows[1];
  const Row& current = rows[2];
  std::uint32_t best = std::min({before[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U), before[j] + 1, current[j - 1] + 1});
  if (edits == Edits::without_exchanges) return best;
  const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
  if (exchanged) best = std::min(best, rows[0][j - 2] + 1);
  return best;
}

// A text with one byte for each character, the same for the same; all that have no byte left are one.
class OneByteEach {
 public:
  std::string_view operator()(std::string_view text, std::string& memory) {
    if (text::ascii_prefix(text) == text.size()) return text;
    for (std::uint32_t size = 0; !text.empty(); text.remove_prefix(size)) {
      size = text::decode_utf8(text).size;
      const std::string_view character = text.substr(0, size);
      memory += static_cast<unsigned char>(text[0]) < 0x80 ? text[0] : byte_of(character);
    }
    return memory;
  }

 private:
  char byte_of(std::string_view character) {
    const auto known = std::find(known_.begin(), known_.end(), character);
    const auto index = std::min<std::ptrdiff_t>(known - known_.begin(), 0x7F);
    if (known == known_.end()) known_.push_back(character);
    return static_cast<char>(0x80 + index);
  }

  std::vector<std::string_view> known_;
};

}  // namespace

std::optional<std::uint32_t> edit_distance(std::string_view a, std::string_view b, std::uint32_t limit, Edits edits) {
  std::string memory[2];
  OneByteEach one_byte_each;
  a = one_byte_each(a, memory[0]);
  b = one_byte_each(b, memory[1]);
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > limit) return std::nullopt;
  const std::uint32_t too_far = limit + 1;

  // Only the diagonal band of the table can hold distances within the limit; the rest stays too far.
  Row rows[3];
  for (Row& row : rows) row.assign(b.size() + 1, too_far);
  for (std::size_t j = 0; j <= std::min<std::size_t>(limit, b.size()); ++j) rows[2][j] = static_cast<std::uint32_t>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::rotate(rows, rows + 1, rows + 3);
    const std::size_t first = i > limit ? i - limit : 0;
    const std::size_t last = std::min<std::size_t>(i + limit, b.size());
    if (first > 0) rows[2][first - 1] = too_far;
    if (first == 0) rows[2][0] = static_cast<std::uint32_t>(i);
    std::uint32_t smallest = first == 0 ? rows[2][0] : too_far;
    for (std::size_t j = std::max<std::size_t>(first, 1); j <= last; ++j) {
      rows[2][j] = std::min(step(a, b, i, j, rows, edits), too_far);
      smallest = std::min(smallest, rows[2][j]);
    }
    if (last < b.size()) rows[2][last + 1] = too_far;
    if (smallest > limit) return std::nullopt;
  }
  const std::uint32_t distance = rows[2][b.size()];
  return distance > limit ? std::nullopt : std::optional(distance);
}

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                        std::uint32_t limit) {
  std::optional<std::string_view> found;
  std::string memory;
  const auto size = static_cast<std::int64_t>(OneByteEach()(word, memory).size());
  // Each candidate must be nearer than the one before.
  std::int64_t allowed = std::min<std::int64_t>(limit, (size - 1) / 2);
  for (const std::string_view candidate : candidates) {
    if (allowed < 0) break;
    const auto distance = edit_distance(word, candidate, static_cast<std::uint32_t>(allowed));
    if (!distance) continue;
    found = candidate;
    allowed = static_cast<std::int64_t>(*distance) - 1;
  }
  return found;
}

std::optional<std::string_view> meant_word(std::string_view word, std::span<const std::string_view> candidates) {
  return nearest(word, candidates, 2);
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
  const auto near = meant_word(word, candidates);
  return near ? text::format("; did you mean `{}`?", *near) : std::string();
}

}  // namespace plyglot::diagnostics
