#include "text/listing.hpp"

#include "text/format.hpp"

namespace plyglot::text {
namespace {

std::string_view joint(std::size_t index, std::size_t count, std::string_view last_joint) {
  if (index == 0) return {};
  return index + 1 == count ? last_joint : ", ";
}

}  // namespace

std::string listed(std::span<const std::string_view> names, std::string_view last_joint) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    append(out, "{}`{}`", joint(i, names.size(), last_joint), names[i]);
  }
  return out;
}

std::string joined(std::span<const std::string> phrases, std::string_view last_joint) {
  std::string out;
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    out += joint(i, phrases.size(), last_joint);
    out += phrases[i];
  }
  return out;
}

}  // namespace plyglot::text
