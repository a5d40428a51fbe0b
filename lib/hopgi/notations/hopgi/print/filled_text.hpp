#pragma once
// Movetext filled into lines (hopgi 5).

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::hopgi::record {

// Units are separated by a space, or by a line break where they do not fit. Columns are code points; a unit with line
// breaks counts up to the first of them, the text after it from the last.
class FilledText {
 public:
  // Lines are appended to `out`, which must outlive this. A width of 0 fills nothing: units stay on one line.
  FilledText(std::uint32_t width, std::string& out) : width_(width), out_(out) {}

  // Begins a unit; its text is appended to the answer, which is good until the next call.
  std::string& begin_unit();
  void add_unit(std::string_view text) { begin_unit() += text; }
  // Parentheses are joined to the unit after or before them.
  void open_parenthesis();
  void close_parenthesis();
  // After the last unit, on its line however long that is.
  void add_beside(std::string_view text);
  // What comes next begins a line.
  void end_line();
  // After the last unit.
  void finish() { write_unit(); }

 private:
  void write_unit();

  std::uint32_t width_;
  std::string& out_;
  // The unit that is not written yet, since a parenthesis may follow; empty if there is none.
  std::string unit_;
  bool ends_in_opening_ = false;
  bool has_line_before_ = false;
  bool is_at_line_start_ = true;
  std::uint32_t column_ = 0;
};

}  // namespace plyglot::hopgi::record
