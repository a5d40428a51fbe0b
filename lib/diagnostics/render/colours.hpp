#pragma once
// Text with colours, where the terminal has them.

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics::render {

enum class Style : std::uint8_t { plain, bold, severity, gutter, secondary, note, help, added };

// Of a span and its label: where the finding is, or what explains it.
constexpr Style style_of(bool is_primary) { return is_primary ? Style::severity : Style::secondary; }

// Appends to a text; a style lasts for one piece.
class Painter {
 public:
  Painter(std::string& out, bool colour, Severity severity) : out_(out), colour_(colour), severity_(severity) {}

  // Appends bytes that are fit to be shown.
  void append(Style style, std::string_view text);
  // The same for bytes of unknown origin.
  void append_visible(Style style, std::string_view text);
  void append_blanks(std::size_t count) { out_.append(count, ' '); }
  // Ends the line, without blanks at its end.
  void end_line();

 private:
  std::string_view escape_of(Style style) const;

  std::string& out_;
  bool colour_;
  Severity severity_;
};

}  // namespace plyglot::diagnostics::render
