#include "plyglot/reading/text_beginning.hpp"

#include "text/ascii.hpp"

#include <plyglot/likeness.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <memory>

namespace plyglot::tool {

std::string read_beginning(int file) {
  // To fill it first would cost more than to read most files.
  const auto bytes = std::unique_ptr<char[]>(new char[toolchain::likeness_size]);
  std::size_t size = 0;
  while (size < toolchain::likeness_size) {
    const ssize_t count = read(file, bytes.get() + size, toolchain::likeness_size - size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    size += static_cast<std::size_t>(count);
  }
  return {bytes.get(), size};
}

std::string beginning_of(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {};
  std::string beginning = read_beginning(file);
  close(file);
  return beginning;
}

bool may_hold_any_notation(const std::string& path) {
  const std::string extension = std::filesystem::path(path).extension().string();
  return text::is_same_word(extension, ".txt") || text::is_same_word(extension, ".log");
}

bool has_text(const std::string& path) {
  const std::string beginning = beginning_of(path);
  return beginning.find('\0') == std::string::npos && beginning.find_first_not_of(" \t\r\n") != std::string::npos;
}

}  // namespace plyglot::tool
