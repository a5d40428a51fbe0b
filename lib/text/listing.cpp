#include "text/listing.hpp"

#include "text/format.hpp"

namespace plyglot::text {

std::string listed(std::span<const std::string_view> names, std::string_view last_joint) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) out += i + 1 == names.size() ? last_joint : ", ";
    append(out, "`{}`", names[i]);
  }
  return out;
}

}  // namespace plyglot::text
