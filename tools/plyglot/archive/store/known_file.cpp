#include "plyglot/archive/store/known_file.hpp"

#include "plyglot/archive/store/digest.hpp"
#include "plyglot/config/regular_file.hpp"

namespace plyglot::tool::archive {

KnownFile known_file_in(const Statement& row) {
  KnownFile known;
  known.version.size = row.number(0);
  known.version.seconds = row.number(1);
  known.version.nanoseconds = row.number(2);
  known.version.number = static_cast<std::uint64_t>(row.number(3));
  known.version.changed_seconds = row.number(4);
  known.version.changed_nanoseconds = row.number(5);
  known.digest = static_cast<std::uint64_t>(row.number(6));
  return known;
}

std::optional<FileVersion> version_on_disk(const std::string& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return std::nullopt;
  return version_of(status);
}

std::optional<std::uint64_t> digest_of_file(const std::string& file) {
  RegularFile in(file);
  Digest digest;
  in.read_blocks([&digest](std::string_view block) { digest.add(block); });
  return in.problem().empty() ? std::optional(digest.take()) : std::nullopt;
}

bool may_be_unchanged(const FileVersion& was, const FileVersion& now) {
  return was.size == now.size && was.nanoseconds >= 0;
}

}  // namespace plyglot::tool::archive
