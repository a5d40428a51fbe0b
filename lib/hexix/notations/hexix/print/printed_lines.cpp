#include "hexix/notations/hexix/print/printed_lines.hpp"

namespace plyglot::hexix {

void PrintedLines::begin() {
  if (has_line_) out_ += is_blank_pending_ ? "\n\n" : "\n";
  has_line_ = true;
  is_blank_pending_ = false;
  line_ = out_.size();
}

void PrintedLines::add_comment(std::string_view comment) {
  if (comment.empty()) return;
  begin();
  out_ += comment;
}

void PrintedLines::pad(std::uint32_t offset) {
  const std::size_t length = out_.size() - line_;
  if (length < offset) out_.append(offset - length, ' ');
}

void PrintedLines::add_trailing_comment(std::string_view comment, std::uint32_t offset) {
  if (comment.empty()) return;
  out_ += ' ';
  pad(offset);
  out_ += comment;
}

}  // namespace plyglot::hexix
