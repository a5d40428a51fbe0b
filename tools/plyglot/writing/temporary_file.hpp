#pragma once
// A file beside another one, which it replaces or else is gone, also when a signal ends the program.

#include <cstdio>
#include <string>

namespace plyglot::tool {

class TemporaryFile {
 public:
  TemporaryFile() = default;
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  // In a folder, with the permissions of its owner alone. Its name is short, so that `target` may have the longest
  // one. False if it cannot be made, with `errno`.
  bool open(const std::string& target);
  // Null before it is open, and after it took the place of the target.
  std::FILE* stream() const { return stream_; }
  // Written to the disk, it takes the place of the target. False if it cannot, with `errno`; then it is gone.
  bool replace(const std::string& target);

 private:
  void forget();

  std::string name_;
  std::FILE* stream_ = nullptr;
  std::size_t slot_ = 0;
};

}  // namespace plyglot::tool
