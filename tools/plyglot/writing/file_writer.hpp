#pragma once
// Writes a file as a whole, or not at all.

#include "plyglot/writing/file_version.hpp"
#include "plyglot/writing/temporary_file.hpp"

#include <cstdint>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool {

// A file could not be written; the message names it. The others can still be.
class FileError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A regular file, or one that does not exist, is written beside its place and put there only by `commit`, with the
// properties of the old one; links are followed, so that they keep pointing to it. What is not a regular file, such as
// a device or a FIFO, is written directly. Whatever fails is a FileError, and nothing is left of it.
class FileWriter {
 public:
  enum class Purpose : std::uint8_t {
    // The file is the result.
    output,
    // The file was read, and is replaced by what it should be. It must be a regular one.
    replacement,
  };

  // Nothing is opened yet.
  FileWriter(std::string path, Purpose purpose) : path_(std::move(path)), purpose_(purpose) {}
  ~FileWriter();
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;

  const std::string& path() const { return path_; }
  void append(std::string_view text);
  // The same for text that is equal to what the file holds at this place: as long as nothing else was appended, nothing
  // is written.
  void append_unchanged(std::string_view text);
  // For a writer that does not write one byte after another: the file that will take the place, open for reading and
  // writing, of a replacement. It stays this writer's, and is put in its place by `commit(false)`.
  int descriptor();
  // Without effect if nothing but unchanged text was appended and the file `is_whole` so. A file that is replaced must
  // still be the one that was read. Returns what of the old file was not kept, as a sentence without the file's name;
  // empty for nothing.
  std::string commit(bool is_whole, const std::optional<FileVersion>& read = {});

 private:
  void open();
  // `is_output`: it is standard output, under whatever name.
  void open_directly(bool is_output);
  void write(std::string_view text);
  void copy_unchanged();
  std::string losses() const;
  [[noreturn]] void fail();
  [[noreturn]] void fail(std::string_view why);

  std::string path_;
  Purpose purpose_;
  // Where it is in the end.
  std::string target_;
  std::optional<struct stat> old_;
  std::vector<std::string> lost_;
  TemporaryFile temporary_;
  std::FILE* direct_ = nullptr;
  std::uint64_t unchanged_ = 0;
};

}  // namespace plyglot::tool
