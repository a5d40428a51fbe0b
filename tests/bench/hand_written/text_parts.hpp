#pragma once
// What the readers written by hand share: a text is cut where a byte says so.

#include <benchmark/benchmark.h>

#include <string_view>
#include <vector>

namespace plyglot::bench::hand_written {

// Removes the text before the separator, and the separator, from the front of `rest`; returns the text.
inline std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  return part;
}

// The next word of a line; empty after the last.
inline std::string_view take_word(std::string_view& rest) {
  const std::size_t begin = rest.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return rest = {};
  const std::size_t end = rest.find_first_of(" \t\r\n", begin);
  const std::string_view word = rest.substr(begin, end - begin);
  rest = end == std::string_view::npos ? std::string_view() : rest.substr(end);
  return word;
}

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A list whose filling the compiler must not leave out. It keeps its memory from text to text, as ours do.
template <class Item>
std::int64_t counted(std::vector<Item>& items) {
  benchmark::DoNotOptimize(items.data());
  const auto count = static_cast<std::int64_t>(items.size());
  items.clear();
  return count;
}

}  // namespace plyglot::bench::hand_written
