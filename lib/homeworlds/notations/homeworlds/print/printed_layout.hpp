#pragma once
// Whether the lines of a printed record are read as the turns that they were printed for (homeworlds L9 to L11).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// What is written above the turns.
struct PrintedHead {
  std::size_t headers = 0;
  bool has_position = false;
};

// What a text of the dialect `seed` needs to be read as it is meant.
struct LayoutNeed {
  // False if no layout makes these turns of it, or what stands above them would be read as something else.
  bool is_readable = true;
  // The header that it lacks.
  std::optional<Layout> header;
};

// `turns` are the bytes of the turns, in order: each from the start of a line. A header `Layout` that has effect is the
// writer's own word, and no other is needed then: where it makes other turns, the record was read under an option.
LayoutNeed layout_need(std::string_view text, PrintedHead head, const std::vector<text::Span>& turns,
                       bool is_in_rounds);

}  // namespace plyglot::homeworlds
