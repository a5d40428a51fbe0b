#pragma once
// Files that are read because a config, an index or the listing of a folder names them. Such a name may be that of
// anything: to read from a FIFO may never end, and from standard input it takes what is another reader's.

#include <sys/stat.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace plyglot::tool {

// Open for reading, unless there is a problem.
class RegularFile {
 public:
  // Opens a regular file alone, and does not wait.
  explicit RegularFile(const std::string& path);
  ~RegularFile();
  RegularFile(const RegularFile&) = delete;
  RegularFile& operator=(const RegularFile&) = delete;

  // Why it cannot be read, such as `it is not a regular file`; empty if it can.
  const std::string& problem() const { return problem_; }
  // As it was opened.
  const struct stat& status() const { return status_; }
  // How many bytes were read from that place on: fewer than asked for at the end of the file, or with a problem.
  std::size_t read(char* to, std::size_t size, std::uint64_t from);
  // The bytes from that place on, as far as they are there.
  std::string bytes(std::uint64_t from, std::size_t size);
  // All of it from its beginning, in pieces; with a problem not to its end.
  void read_blocks(const std::function<void(std::string_view block)>& take);

 private:
  int file_ = -1;
  struct stat status_ {};
  std::string problem_;
};

// Why a file of that kind is not read; empty for a regular one.
std::string problem_of_kind(const struct stat& status);

}  // namespace plyglot::tool
