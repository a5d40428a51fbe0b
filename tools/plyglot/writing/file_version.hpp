#pragma once
// Which file was read, and whether it is still the same.

#include <sys/stat.h>

#include <cstdint>

namespace plyglot::tool {

// Two files of the same version hold the same, unless one was written over in the same instant and at the same length.
// Whoever copies files may set when a file was last written, but not when it last changed.
struct FileVersion {
  // When it was last written, in seconds and nanoseconds.
  std::int64_t seconds = 0;
  std::int64_t nanoseconds = 0;
  std::int64_t size = 0;
  // A file that is replaced is another one.
  std::uint64_t device = 0;
  std::uint64_t number = 0;
  // When anything of it last changed, its name and the time above among it.
  std::int64_t changed_seconds = 0;
  std::int64_t changed_nanoseconds = 0;

  friend bool operator==(const FileVersion& a, const FileVersion& b) = default;
};

inline FileVersion version_of(const struct stat& status) {
  return {status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size,        status.st_dev,
          status.st_ino,         status.st_ctim.tv_sec,  status.st_ctim.tv_nsec};
}

}  // namespace plyglot::tool
