#include "plyglot/lsp/documents/edits.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

bool is_inside_character(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

// Between the two characters of a line end there is no place in the protocol.
bool is_inside_line_end(std::string_view text, std::size_t at) {
  return at > 0 && at < text.size() && text[at - 1] == '\r' && text[at] == '\n';
}

}  // namespace

Json text_edit(const Document& document, text::Span span, std::string_view by) {
  std::string text(by);
  if (is_inside_line_end(document.text(), span.begin)) {
    --span.begin;
    text.insert(text.begin(), '\r');
  }
  if (is_inside_line_end(document.text(), span.end)) {
    ++span.end;
    text += '\n';
  }
  return {{"range", json_of(document.positions().range_of(span))}, {"newText", text}};
}

void append_change(const Document& document, text::Span span, std::string_view by, Json& edits) {
  const std::string_view from = std::string_view(document.text()).substr(span.begin, span.size());
  if (from == by) return;
  const std::size_t shorter = std::min(from.size(), by.size());
  auto front = static_cast<std::size_t>(
      std::mismatch(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(shorter), by.begin()).first -
      from.begin());
  while (is_inside_character(from, front) || is_inside_character(by, front)) --front;
  std::size_t back = 0;
  while (back < shorter - front && from[from.size() - 1 - back] == by[by.size() - 1 - back]) ++back;
  while (is_inside_character(from, from.size() - back)) --back;
  const text::Span changed = {span.begin + static_cast<std::uint32_t>(front),
                              span.end - static_cast<std::uint32_t>(back)};
  edits.push_back(text_edit(document, changed, by.substr(front, by.size() - back - front)));
}

Json workspace_edit(const Document& document, Json edits) {
  return {{"changes", {{document.uri(), std::move(edits)}}}};
}

std::string with_edits(const std::string& text, const std::vector<diagnostics::Edit>& edits) {
  std::string out;
  std::size_t done = 0;
  for (const diagnostics::Edit& edit : edits) {
    out.append(text, done, edit.span.begin - done);
    out += edit.text;
    done = edit.span.end;
  }
  return out.append(text, done);
}

}  // namespace plyglot::tool::lsp
