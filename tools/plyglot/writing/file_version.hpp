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

// For whoever knows a file again in a later run. Its device is not looked at: it is another one after a restart of some
// systems.

// The same version to be kept, if no change that comes after `now` can look like it: two changes within a tick of the
// system's clock have the same time. Else without its time of change, so that its bytes are compared. `now` is in
// seconds, and not after the file was opened.
inline FileVersion settled(const FileVersion& version, std::int64_t now) {
  // As coarse as any file system's clock.
  constexpr std::int64_t tick = 2;
  FileVersion known = version;
  if (version.changed_seconds + tick > now) known.changed_nanoseconds = -1;
  return known;
}

// Whether the file is the very one that was read, and nothing was done to it since: no program can set the time of
// change of a file, while the time of its last writing is kept by many that copy.
inline bool is_surely_unchanged(const FileVersion& was, const FileVersion& now) {
  return was.number == now.number && was.size == now.size && was.seconds == now.seconds &&
         was.nanoseconds == now.nanoseconds && was.changed_seconds == now.changed_seconds &&
         was.changed_nanoseconds == now.changed_nanoseconds;
}

}  // namespace plyglot::tool
