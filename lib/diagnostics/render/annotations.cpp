#include "diagnostics/render/annotations.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

std::uint32_t offset_in_line(std::uint32_t offset, text::Span line) {
  return std::clamp(offset, line.begin, line.end) - line.begin;
}

void add(text::Span span, bool is_primary, std::string_view label, const text::LineIndex& lines,
         Annotations& annotations) {
  const std::uint32_t first = lines.line_of(span.begin);
  const std::uint32_t last = span.empty() ? first : lines.line_of(span.end - 1);
  const std::uint32_t begin = offset_in_line(span.begin, lines.line(first));
  const std::uint32_t end = offset_in_line(span.end, lines.line(last));
  auto& on_first_line = annotations.lines[first];
  if (first == last) {
    on_first_line.push_back({{begin, end}, is_primary, label});
  } else {
    annotations.lines[last];
    annotations.bars.push_back({first, last, begin, end, is_primary, label});
  }
}

}  // namespace

Annotations annotate(const Diagnostic& diagnostic, const text::LineIndex& lines) {
  Annotations annotations;
  add(diagnostic.span, true, diagnostic.label, lines, annotations);
  for (const Label& label : diagnostic.labels) add(label.span, false, label.text, lines, annotations);
  return annotations;
}

}  // namespace plyglot::diagnostics::render
