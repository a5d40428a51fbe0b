#include "hopgi/notations/hopgi/print/filled_text.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

std::uint32_t code_points(std::string_view text) {
  const auto begins_one = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  return static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), begins_one));
}

}  // namespace

std::string& FilledText::begin_unit() {
  if (!ends_in_opening_) write_unit();
  ends_in_opening_ = false;
  return unit_;
}

void FilledText::open_parenthesis() {
  begin_unit() += '(';
  ends_in_opening_ = true;
}

void FilledText::close_parenthesis() {
  unit_ += ')';
  ends_in_opening_ = false;
}

void FilledText::add_beside(std::string_view text) {
  write_unit();
  out_ += ' ';
  out_ += text;
}

void FilledText::end_line() {
  write_unit();
  is_at_line_start_ = true;
}

void FilledText::write_unit() {
  if (unit_.empty()) return;
  const std::string_view unit = unit_;
  const std::uint32_t first = code_points(unit.substr(0, unit.find('\n')));
  const bool fits = width_ == 0 || column_ + 1 + first <= width_;
  if (!is_at_line_start_ && fits) {
    out_ += ' ';
    column_ += 1 + first;
  } else {
    if (has_line_before_) out_ += '\n';
    column_ = first;
  }
  out_ += unit;
  const std::size_t last_break = unit.rfind('\n');
  if (last_break != std::string_view::npos) column_ = code_points(unit.substr(last_break + 1));
  has_line_before_ = true;
  is_at_line_start_ = false;
  unit_.clear();
}

}  // namespace plyglot::hopgi::record
