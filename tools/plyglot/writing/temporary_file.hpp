#pragma once
// A file beside another one, which it replaces or else is gone, also when a signal ends the program. Where the system
// can, it has no name before it is whole, so that a program that is killed leaves no file.

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace plyglot::tool {

class TemporaryFile {
 public:
  TemporaryFile() = default;
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  // Whether a file of this name may have been left by a program that was killed.
  static bool is_named_so(std::string_view name);

  // In a folder, with the permissions of its owner alone. Its name is short, so that `target` may have the longest
  // one. False if it cannot be made, with `errno`.
  bool open(const std::string& target);
  // Null before it is open, and after it took the place of the target.
  std::FILE* stream() const { return stream_; }
  // Written to the disk, it takes the place of the target. False if it cannot, with `errno`; then it is gone.
  bool replace(const std::string& target);

 private:
  bool open_without_name();
  // Gives a name that no file has to what `make` makes under it. False with `errno` if it cannot.
  template <class Make>
  bool take_name(Make make);
  bool give_name();
  void forget();

  std::string folder_;
  // Empty as long as it has none.
  std::string name_;
  std::FILE* stream_ = nullptr;
  // None that there is, as long as it has no name.
  std::size_t slot_ = SIZE_MAX;
};

}  // namespace plyglot::tool
