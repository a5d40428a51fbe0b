#pragma once
// The lines of canonical text, as they are written one after the other (hexix 5.1, 5.6).

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::hexix {

class PrintedLines {
 public:
  // Lines are appended to `out`, which must outlive this.
  explicit PrintedLines(std::string& out) : out_(out) {}

  // A line of its own; nothing for an empty comment.
  void add_comment(std::string_view comment);
  // A blank line, if lines come before and after it; a run of them becomes one.
  void add_blank() { is_blank_pending_ = true; }

  // Begins a line. What follows is appended to it.
  void begin();
  void text(std::string_view words) { out_ += words; }
  void repeat(char byte, std::uint32_t times) { out_.append(times, byte); }
  // Blanks up to this offset of the line; none if it is that long already.
  void pad(std::uint32_t offset);
  // Nothing for an empty comment. There is a blank before it in any case.
  void add_trailing_comment(std::string_view comment, std::uint32_t offset);

  std::string& out() { return out_; }

 private:
  std::string& out_;
  // Where the line that was begun last begins in `out_`.
  std::size_t line_ = 0;
  bool has_line_ = false;
  bool is_blank_pending_ = false;
};

}  // namespace plyglot::hexix
