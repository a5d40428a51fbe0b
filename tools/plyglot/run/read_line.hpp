#pragma once
// Lines of a client that speaks on standard input.

#include <cstddef>
#include <cstdint>
#include <streambuf>
#include <string>

namespace plyglot::tool {

enum class Line : std::uint8_t { none, whole, too_long };

// Of what is too long no more is kept than `longest` bytes.
inline Line read_line(std::streambuf& in, std::size_t longest, std::string& line) {
  line.clear();
  Line read = Line::none;
  for (int byte = in.sbumpc(); byte != std::char_traits<char>::eof(); byte = in.sbumpc()) {
    if (read == Line::none) read = Line::whole;
    if (byte == '\n') return read;
    if (line.size() == longest) {
      read = Line::too_long;
    } else {
      line += static_cast<char>(byte);
    }
  }
  return read;
}

}  // namespace plyglot::tool
