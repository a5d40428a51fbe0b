#include "plyglot/writing/file_writer.hpp"

#include "plyglot/writing/followed_path.hpp"
#include "plyglot/writing/kept_properties.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

namespace plyglot::tool {
namespace {

constexpr std::string_view changed_meanwhile = "was changed by another program while it was read, and is left as it is";

bool is_standard_output(const struct stat& status) {
  struct stat output {};
  return fstat(STDOUT_FILENO, &output) == 0 && output.st_dev == status.st_dev && output.st_ino == status.st_ino;
}

}  // namespace

FileWriter::~FileWriter() {
  if (direct_ != nullptr) std::fclose(direct_);
}

void FileWriter::fail(std::string_view why) { throw FileError(text::format("{}: {}", path_, why)); }

void FileWriter::fail() { fail(text::format("cannot be written: {}", std::strerror(errno))); }

void FileWriter::open() {
  struct stat old {};
  if (stat(path_.c_str(), &old) == 0) {
    if (!S_ISREG(old.st_mode) && purpose_ == Purpose::replacement) fail("is not a regular file, and is left as it is");
    if (S_ISDIR(old.st_mode)) {
      errno = EISDIR;
      fail();
    }
    // A link to standard output names what standard output is.
    const bool is_output = purpose_ == Purpose::output && is_standard_output(old);
    if (!S_ISREG(old.st_mode) || is_output) return open_directly(is_output);
    // Whoever may write in the folder could replace it even so.
    if (faccessat(AT_FDCWD, path_.c_str(), W_OK, AT_EACCESS) != 0) fail();
    old_ = old;
  }
  target_ = followed(path_);
  if (!temporary_.open(target_)) fail();
  if (old_) {
    lost_ = keep_properties(fileno(temporary_.stream()), target_, *old_);
  } else if (fchmod(fileno(temporary_.stream()), mode_of_new_file()) != 0) {
    fail();
  }
  copy_unchanged();
}

void FileWriter::open_directly(bool is_output) {
  if (is_output) std::fflush(stdout);
  const int descriptor =
      is_output ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0) : ::open(path_.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (descriptor >= 0) direct_ = fdopen(descriptor, "wb");
  if (direct_ != nullptr) return;
  const int problem = errno;
  if (descriptor >= 0) close(descriptor);
  errno = problem;
  fail();
}

void FileWriter::copy_unchanged() {
  if (unchanged_ == 0) return;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> old(std::fopen(target_.c_str(), "rb"), &std::fclose);
  if (!old) fail();
  std::string block(64 * 1024, '\0');
  for (std::uint64_t left = unchanged_; left > 0;) {
    const std::size_t wanted = left < block.size() ? static_cast<std::size_t>(left) : block.size();
    if (std::fread(block.data(), 1, wanted, old.get()) != wanted) fail(changed_meanwhile);
    write(std::string_view(block).substr(0, wanted));
    left -= wanted;
  }
}

void FileWriter::write(std::string_view text) {
  std::FILE* const stream = direct_ != nullptr ? direct_ : temporary_.stream();
  if (std::fwrite(text.data(), 1, text.size(), stream) != text.size()) fail();
}

int FileWriter::descriptor() {
  if (temporary_.stream() == nullptr) open();
  return fileno(temporary_.stream());
}

void FileWriter::append(std::string_view text) {
  if (direct_ == nullptr && temporary_.stream() == nullptr) open();
  write(text);
}

void FileWriter::append_unchanged(std::string_view text) {
  if (direct_ == nullptr && temporary_.stream() == nullptr) {
    unchanged_ += text.size();
  } else {
    write(text);
  }
}

std::string FileWriter::losses() const {
  std::string sentence;
  if (!lost_.empty()) {
    const std::vector<std::string_view> lost(lost_.begin(), lost_.end());
    sentence = text::format("{} could not be kept", text::listed(lost, " and "));
  }
  if (old_ && old_->st_nlink > 1) {
    if (!sentence.empty()) sentence += "; ";
    text::append(sentence, "{} of it still {} the old text", text::counted(old_->st_nlink - 1, "other hard link"),
                 old_->st_nlink == 2 ? "holds" : "hold");
  }
  return sentence;
}

std::string FileWriter::commit(bool is_whole, const std::optional<FileVersion>& read) {
  if (direct_ == nullptr && temporary_.stream() == nullptr) {
    if (is_whole) return {};
    open();
  }
  if (direct_ != nullptr) {
    std::FILE* const stream = direct_;
    direct_ = nullptr;
    if (std::fclose(stream) != 0) fail();
    return {};
  }
  struct stat now {};
  if (read && (stat(target_.c_str(), &now) != 0 || version_of(now) != *read)) {
    fail(changed_meanwhile);
  }
  if (!temporary_.replace(target_)) fail();
  return losses();
}

}  // namespace plyglot::tool
