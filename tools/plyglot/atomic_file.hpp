#pragma once
// A file that is replaced as a whole, or not at all.

#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>

namespace plyglot::tool {

// A file could not be written; the message names it. The others can still be.
class FileError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Writes beside the file and puts the new one in its place only by `commit`. Links are followed, so that the file they
// point to is replaced; an existing file keeps its permissions. Whatever fails is a FileError, and nothing is left
// behind.
class AtomicFile {
 public:
  // The path of a file that may exist or not.
  explicit AtomicFile(const std::string& path);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  void append(std::string_view text);
  // The same for text that is equal to what the file holds at this place: as long as nothing else was appended, nothing
  // is written.
  void append_unchanged(std::string_view text);
  // Without effect if nothing but unchanged text was appended and the file `is_whole` so.
  void commit(bool is_whole);

 private:
  void open();
  void write(std::string_view text);
  void copy_unchanged(std::uint64_t size);
  void keep_permissions();
  [[noreturn]] void fail();

  std::string path_;
  std::string target_;
  std::string temporary_;
  std::FILE* file_ = nullptr;
  std::uint64_t unchanged_ = 0;
};

}  // namespace plyglot::tool
