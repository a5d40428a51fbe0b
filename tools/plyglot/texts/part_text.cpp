#include "plyglot/texts/part_text.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using diagnostics::Edit;
using text::Span;

bool is_line_start(const text::Source& source, std::uint32_t offset) {
  return offset == source.base || source.text[offset - source.base - 1] == '\n';
}

// The whole lines that an edit changes.
Span lines_of(const text::Source& source, const Edit& edit) {
  const bool is_of_lines = is_line_start(source, edit.span.begin) && is_line_start(source, edit.span.end) &&
                           (edit.text.empty() || edit.text.back() == '\n');
  if (is_of_lines) return edit.span;
  const std::size_t begin = source.text.substr(0, edit.span.begin - source.base).rfind('\n') + 1;
  const std::size_t end = std::min(source.text.find('\n', edit.span.end - source.base), source.text.size() - 1) + 1;
  return {source.base + static_cast<std::uint32_t>(begin), source.base + static_cast<std::uint32_t>(end)};
}

}  // namespace

PartText edited(const text::Source& source, const std::vector<Edit>& edits) {
  PartText out;
  std::uint32_t copied = source.base;
  const auto copy_until = [&](std::uint32_t end) {
    out.text += source.slice({copied, end});
    copied = end;
  };
  const auto end_unit = [&](std::uint32_t end) {
    copy_until(end);
    const bool is_first = out.units.empty();
    const Span before{is_first ? source.base : out.units.back().before.end, end};
    const Span after{is_first ? 0 : out.units.back().after.end, static_cast<std::uint32_t>(out.text.size())};
    if (!before.empty() || !after.empty()) out.units.push_back({before, after});
  };
  std::optional<std::uint32_t> end_of_lines;
  for (const Edit& edit : edits) {
    if (edit.span.empty() && edit.text.empty()) continue;
    const Span lines = lines_of(source, edit);
    if (end_of_lines && *end_of_lines <= lines.begin) end_unit(*std::exchange(end_of_lines, std::nullopt));
    if (!end_of_lines) end_unit(lines.begin);
    copy_until(edit.span.begin);
    out.text += edit.text;
    copied = edit.span.end;
    end_of_lines = std::max(end_of_lines.value_or(0), lines.end);
  }
  if (end_of_lines) end_unit(*end_of_lines);
  end_unit(source.span().end);
  return out;
}

}  // namespace plyglot::tool
