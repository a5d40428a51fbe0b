#include "diagnostics/render/changed_line.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Up to `bytes` bytes from the start or from the end of a text, without part of a character.
std::string_view head_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && is_continuation(text[bytes])) --bytes;
  return text.substr(0, bytes);
}
std::string_view tail_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  std::size_t first = text.size() - bytes;
  while (first < text.size() && is_continuation(text[first])) ++first;
  return text.substr(first);
}

// Whether all edits lie in the line and none breaks it.
bool stays_in(const Fix& fix, text::Span line) {
  return std::all_of(fix.edits.begin(), fix.edits.end(), [&](const Edit& edit) {
    return line.contains(edit.span) && edit.text.find_first_of("\r\n") == std::string::npos;
  });
}

}  // namespace

std::optional<ChangedLine> changed_line(const Fix& fix, const text::LineIndex& lines, std::uint32_t cells) {
  if (fix.edits.empty()) return std::nullopt;
  const text::Span line = lines.line(lines.line_of(fix.edits.front().span.begin));
  if (!stays_in(fix, line)) return std::nullopt;
  // A cell shows at most one character of four bytes; what is left out is never shown, so that it is cut in any case.
  const std::size_t context = std::size_t{cells} * 4 + 8;

  ChangedLine changed;
  std::uint32_t copied = line.begin;
  const auto copy = [&](std::uint32_t end, bool is_first, bool is_last) {
    const std::string_view text = lines.source().slice({copied, end});
    if (text.size() <= 2 * context && !is_first && !is_last) {
      changed.text += text;
      return;
    }
    if (!is_first) changed.text += head_of(text, context);
    if (!is_last) changed.text += tail_of(text, context);
  };
  for (const Edit& edit : fix.edits) {
    copy(edit.span.begin, &edit == &fix.edits.front(), false);
    const auto begin = static_cast<std::uint32_t>(changed.text.size());
    changed.text += edit.text;
    changed.added.push_back({begin, static_cast<std::uint32_t>(changed.text.size())});
    copied = edit.span.end;
  }
  copy(line.end, false, true);
  return changed;
}

}  // namespace plyglot::diagnostics::render
