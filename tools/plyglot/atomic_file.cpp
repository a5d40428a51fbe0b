#include "plyglot/atomic_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

namespace plyglot::tool {

namespace fs = std::filesystem;

AtomicFile::AtomicFile(const std::string& path) : path_(path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  target_ = error ? path : real.string();
}

AtomicFile::~AtomicFile() {
  if (file_ == nullptr) return;
  std::fclose(file_);
  unlink(temporary_.c_str());
}

void AtomicFile::fail() { throw FileError(path_ + ": cannot be written: " + std::strerror(errno)); }

void AtomicFile::open() {
  const fs::path target(target_);
  temporary_ = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
  const int descriptor = mkstemp(temporary_.data());
  if (descriptor < 0) fail();
  file_ = fdopen(descriptor, "wb");
  if (file_ == nullptr) fail();
  keep_permissions();
  copy_unchanged(unchanged_);
}

void AtomicFile::keep_permissions() {
  struct stat old {};
  mode_t mode = 0;
  if (stat(target_.c_str(), &old) == 0) {
    mode = old.st_mode & 07777;
    // Only a privileged user can keep another owner.
    if (fchown(fileno(file_), old.st_uid, old.st_gid) != 0) errno = 0;
  } else {
    const mode_t mask = umask(0);
    umask(mask);
    mode = 0666 & ~mask;
  }
  if (fchmod(fileno(file_), mode) != 0) fail();
}

void AtomicFile::copy_unchanged(std::uint64_t size) {
  if (size == 0) return;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> old(std::fopen(target_.c_str(), "rb"), &std::fclose);
  if (!old) fail();
  std::string block(64 * 1024, '\0');
  while (size > 0) {
    const std::size_t wanted = size < block.size() ? static_cast<std::size_t>(size) : block.size();
    errno = EIO;
    if (std::fread(block.data(), 1, wanted, old.get()) != wanted) fail();
    write(std::string_view(block).substr(0, wanted));
    size -= wanted;
  }
}

void AtomicFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
}

void AtomicFile::append(std::string_view text) {
  if (file_ == nullptr) open();
  write(text);
}

void AtomicFile::append_unchanged(std::string_view text) {
  if (file_ == nullptr) {
    unchanged_ += text.size();
  } else {
    write(text);
  }
}

void AtomicFile::commit(bool is_whole) {
  if (file_ == nullptr) {
    if (is_whole) return;
    open();
  }
  std::FILE* file = file_;
  file_ = nullptr;
  const bool is_written = std::fflush(file) == 0 && fsync(fileno(file)) == 0;
  const bool is_closed = std::fclose(file) == 0;
  if (is_written && is_closed && std::rename(temporary_.c_str(), target_.c_str()) == 0) return;
  const int problem = errno;
  unlink(temporary_.c_str());
  errno = problem;
  fail();
}

}  // namespace plyglot::tool
