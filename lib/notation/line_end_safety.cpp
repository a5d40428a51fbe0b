#include "notation/line_end_safety.hpp"

namespace plyglot::notation {

diagnostics::Safety safety_of_line_end_at(const text::Source& source, std::uint32_t offset) {
  const bool is_behind_return = offset > source.base && source.text[offset - source.base - 1] == '\r';
  return is_behind_return ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
}

}  // namespace plyglot::notation
