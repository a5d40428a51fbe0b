#include "homeworlds/notations/homeworlds/resolve/repaired_text.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

RepairedText::RepairedText(const text::Source& source, std::vector<diagnostics::Edit> edits)
    : original_(source), edits_(std::move(edits)) {
  std::uint32_t at = source.base;
  for (const diagnostics::Edit& edit : edits_) {
    text_ += source.slice({at, edit.span.begin});
    text_ += edit.text;
    at = edit.span.end;
  }
  text_ += source.slice({at, source.span().end});
}

text::Source RepairedText::source() const {
  text::Source source = original_;
  source.text = text_;
  return source;
}

text::Span RepairedText::to_original(text::Span span) const {
  const std::uint32_t begin = map(span.begin, false);
  return {begin, std::max(begin, map(span.end, !span.empty()))};
}

std::uint32_t RepairedText::map(std::uint32_t offset, bool is_end) const {
  // How far the bytes behind the edits so far have moved.
  std::int64_t shift = 0;
  for (const diagnostics::Edit& edit : edits_) {
    const auto begin = static_cast<std::uint32_t>(edit.span.begin + shift);
    const auto end = begin + static_cast<std::uint32_t>(edit.text.size());
    if (offset < begin || (is_end && offset == begin)) break;
    if (offset < end || (is_end && offset == end)) return is_end ? edit.span.end : edit.span.begin;
    shift += static_cast<std::int64_t>(edit.text.size()) - edit.span.size();
  }
  return static_cast<std::uint32_t>(offset - shift);
}

}  // namespace plyglot::homeworlds
