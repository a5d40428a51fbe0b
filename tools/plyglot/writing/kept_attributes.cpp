#include "plyglot/writing/kept_attributes.hpp"

#include "text/format.hpp"

#include <sys/xattr.h>

namespace plyglot::tool {
namespace {

// Of the system itself: the new file has its own.
constexpr std::string_view label_of_the_system = "security.selinux";

// Runs get(buffer, size) twice: for the size, and for the content. Empty if there is none.
template <class Get>
std::string content(Get get) {
  const ssize_t size = get(nullptr, 0);
  if (size <= 0) return {};
  std::string buffer(static_cast<std::size_t>(size), '\0');
  const ssize_t read = get(buffer.data(), buffer.size());
  buffer.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
  return buffer;
}

}  // namespace

void keep_attributes(int descriptor, const std::string& path, std::vector<std::string>& lost) {
  const std::string list = content([&](char* out, std::size_t size) { return listxattr(path.c_str(), out, size); });
  // The names end with NUL each.
  for (std::size_t begin = 0; begin < list.size();) {
    const std::string name = list.c_str() + begin;
    begin += name.size() + 1;
    const std::string value =
        content([&](char* out, std::size_t size) { return getxattr(path.c_str(), name.c_str(), out, size); });
    if (fsetxattr(descriptor, name.c_str(), value.data(), value.size(), 0) == 0 || name == label_of_the_system)
      continue;
    lost.push_back(name == "system.posix_acl_access" ? "its access control list"
                                                     : text::format("its attribute `{}`", name));
  }
}

}  // namespace plyglot::tool
