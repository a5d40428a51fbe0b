#pragma once
// How an index knows a file again.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/writing/file_version.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace plyglot::tool::archive {

// A file as it was read.
struct KnownFile {
  // Without its device.
  FileVersion version;
  // Of its bytes.
  std::uint64_t digest = 0;
};

// The columns of the table `file` that hold one, in a statement that asks for them first.
inline constexpr const char* columns_of_known_file =
    "file.size, seconds, nanoseconds, number, changed_seconds, changed_nanoseconds, file.digest";
inline constexpr int count_of_known_file = 7;
KnownFile known_file_in(const Statement& row);

// None if it is not there.
std::optional<FileVersion> version_on_disk(const std::string& file);
// Of its bytes; none if it is not a regular file, or cannot be read to its end.
std::optional<std::uint64_t> digest_of_file(const std::string& file);

// Whether the file may hold what was read, so that its bytes are to be compared.
bool may_be_unchanged(const FileVersion& was, const FileVersion& now);

}  // namespace plyglot::tool::archive
