#include "plyglot/lint/shifted_findings.hpp"

namespace plyglot::tool {
namespace {

void shift(text::Span& span, std::int64_t distance) {
  span.begin = static_cast<std::uint32_t>(span.begin + distance);
  span.end = static_cast<std::uint32_t>(span.end + distance);
}

}  // namespace

void shift(diagnostics::Diagnostic& found, std::int64_t distance) {
  shift(found.span, distance);
  for (diagnostics::Label& label : found.labels) shift(label.span, distance);
  if (!found.fix) return;
  for (diagnostics::Edit& edit : found.fix->edits) shift(edit.span, distance);
}

}  // namespace plyglot::tool
