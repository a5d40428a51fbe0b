#include "diagnostics/render/colours.hpp"

#include "text/glyph.hpp"

namespace plyglot::diagnostics::render {
namespace {

constexpr std::string_view reset = "\x1B[0m";
constexpr std::string_view bold = "\x1B[1m";
constexpr std::string_view bold_red = "\x1B[1;91m";
constexpr std::string_view bold_green = "\x1B[1;92m";
constexpr std::string_view bold_yellow = "\x1B[1;33m";
constexpr std::string_view bold_blue = "\x1B[1;94m";
constexpr std::string_view bold_cyan = "\x1B[1;96m";

}  // namespace

std::string_view Painter::escape_of(Style style) const {
  switch (style) {
    case Style::plain:
      return {};
    case Style::severity:
      if (severity_ == Severity::error) return bold_red;
      return severity_ == Severity::warning ? bold_yellow : bold_green;
    case Style::gutter:
    case Style::secondary:
      return bold_blue;
    case Style::help:
      return bold_cyan;
    case Style::added:
      return bold_green;
    case Style::bold:
    case Style::note:
      return bold;
  }
  return {};
}

void Painter::append(Style style, std::string_view text) {
  const std::string_view escape = colour_ && !text.empty() ? escape_of(style) : std::string_view();
  out_ += escape;
  out_ += text;
  if (!escape.empty()) out_ += reset;
}

void Painter::append_visible(Style style, std::string_view text) {
  std::string visible;
  text::append_visible(visible, text);
  append(style, visible);
}

void Painter::end_line() {
  while (!out_.empty() && out_.back() == ' ') out_.pop_back();
  out_ += '\n';
}

}  // namespace plyglot::diagnostics::render
