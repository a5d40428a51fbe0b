#include "plyglot/config/regular_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace plyglot::tool {

std::string problem_of_kind(const struct stat& status) {
  if (S_ISREG(status.st_mode)) return {};
  return S_ISDIR(status.st_mode) ? std::strerror(EISDIR) : "it is not a regular file";
}

RegularFile::RegularFile(const std::string& path) {
  // Asked before it is opened: to open a device or a FIFO may do something already.
  if (stat(path.c_str(), &status_) != 0) {
    problem_ = std::strerror(errno);
    return;
  }
  problem_ = problem_of_kind(status_);
  if (!problem_.empty()) return;
  file_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file_ < 0 || fstat(file_, &status_) != 0) {
    problem_ = std::strerror(errno);
  } else {
    problem_ = problem_of_kind(status_);
  }
}

RegularFile::~RegularFile() {
  if (file_ >= 0) close(file_);
}

std::size_t RegularFile::read(char* to, std::size_t size, std::uint64_t from) {
  std::size_t done = 0;
  while (problem_.empty() && done < size) {
    const ssize_t more = pread(file_, to + done, size - done, static_cast<off_t>(from + done));
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) problem_ = std::strerror(errno);
    if (more <= 0) break;
    done += static_cast<std::size_t>(more);
  }
  return done;
}

std::string RegularFile::bytes(std::uint64_t from, std::size_t size) {
  std::string bytes(size, '\0');
  bytes.resize(read(bytes.data(), size, from));
  return bytes;
}

void RegularFile::read_blocks(const std::function<void(std::string_view block)>& take) {
  const std::size_t largest = std::size_t{1} << 20;
  std::string block(std::min(largest, static_cast<std::size_t>(status_.st_size) + 1), '\0');
  std::uint64_t at = 0;
  for (std::size_t size = block.size(); problem_.empty() && size == block.size(); at += size) {
    size = read(block.data(), block.size(), at);
    take(std::string_view(block).substr(0, size));
  }
}

}  // namespace plyglot::tool
