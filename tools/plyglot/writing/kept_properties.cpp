#include "plyglot/writing/kept_properties.hpp"

#include "text/format.hpp"

#include <sys/xattr.h>
#include <unistd.h>

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

}  // namespace

std::vector<std::string> keep_properties(int descriptor, const std::string& path, const struct stat& old) {
  std::vector<std::string> lost;
  // Only a privileged user can keep another owner, and a group of which he is not a member.
  if (fchown(descriptor, old.st_uid, old.st_gid) != 0) {
    struct stat made {};
    const bool has_group = fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) == 0;
    if (fstat(descriptor, &made) != 0 || made.st_uid != old.st_uid) lost.emplace_back("its owner");
    if (!has_group) lost.emplace_back("its group");
  }
  // After the owner, whose change takes away some bits.
  const mode_t mode = lost.empty() ? old.st_mode & 07777 : old.st_mode & 0777;
  if (fchmod(descriptor, mode) != 0) lost.emplace_back("its permissions");
  keep_attributes(descriptor, path, lost);
  return lost;
}

mode_t mode_of_new_file() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

}  // namespace plyglot::tool
