#include "notation/annotating.hpp"

#include <utility>

namespace plyglot::notation {

std::size_t begin_part(annotations::Annotations& out, annotations::Part part) {
  out.parts.push_back(std::move(part));
  return out.parts.size() - 1;
}

void end_part(annotations::Annotations& out, std::size_t index) {
  out.parts[index].parts_inside = static_cast<std::uint32_t>(out.parts.size() - 1 - index);
}

}  // namespace plyglot::notation
