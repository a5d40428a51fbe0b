#include "hexix/notations/hexix/read/run_on.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

bool is_one_of(std::string_view bytes, std::string_view text) {
  return !text.empty() && bytes.find(text.front()) != std::string_view::npos;
}

bool begins_with_cell(std::string_view text) {
  return text.size() >= 2 && is_one_of("ABCDEFG", text) && is_one_of("123456", text.substr(1));
}

}  // namespace

std::size_t ply_size(std::string_view text) {
  if (!begins_with_cell(text)) return 0;
  std::size_t size = 2;
  if (is_one_of("+", text.substr(size))) {
    ++size;
  } else if (is_one_of("v^<>", text.substr(size))) {
    ++size;
    if (is_one_of("123456", text.substr(size))) ++size;
  } else if (begins_with_cell(text.substr(size))) {
    size += 2;
  } else {
    return 0;
  }
  const std::size_t end = text.find_first_not_of("!?", size);
  return end == std::string_view::npos ? text.size() : end;
}

std::optional<RunOn> run_on_in(std::string_view word, std::uint32_t begin) {
  const std::size_t first = ply_size(word);
  if (first == 0) return std::nullopt;
  const std::size_t second = std::min(word.find_first_not_of('-', first), word.size());
  const std::size_t size = ply_size(word.substr(second));
  if (size == 0 || second + size != word.size()) return std::nullopt;
  const auto at = [begin](std::size_t offset) { return begin + static_cast<std::uint32_t>(offset); };
  return RunOn{{begin, at(first)}, {at(second), at(word.size())}};
}

}  // namespace plyglot::hexix
