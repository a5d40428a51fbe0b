#include "plyglot/writing/kept_properties.hpp"

#include "plyglot/writing/kept_attributes.hpp"

#include <unistd.h>

namespace plyglot::tool {
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
