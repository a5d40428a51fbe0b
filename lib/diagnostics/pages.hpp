#pragma once
// The pages of docs/diagnostics, as the build embeds them.

#include <cstddef>
#include <string_view>

namespace plyglot::diagnostics {

struct Page {
  std::string_view name;
  std::string_view text;
};

// Sorted by name; an empty row follows the last one.
extern const Page pages[];
extern const std::size_t page_count;

}  // namespace plyglot::diagnostics
