#pragma once
// Remarks in a record that are not marked as comments (homeworlds L14).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Where the remark begins that the line ends with: `// so`, `(so!)`, `Ann: so`. None if there is none. The content is
// that of a line, without the comment at its end.
std::optional<std::uint32_t> find_bare_remark(const Reading& reading, text::Span content);

}  // namespace plyglot::homeworlds
