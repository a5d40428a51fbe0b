#include "diagnostics/fixes.hpp"

#include <algorithm>
#include <cassert>
#include <set>

namespace plyglot::diagnostics {
namespace {

struct ByPlace {
  bool operator()(const Edit* a, const Edit* b) const {
    return a->span.begin != b->span.begin ? a->span.begin < b->span.begin : a->span.end < b->span.end;
  }
};
// Edits of one fix at the same place keep the order of the fix.
using Chosen = std::multiset<const Edit*, ByPlace>;

// Two edits that only touch are independent unless one of them inserts at the point where they touch.
bool collide(text::Span a, text::Span b) {
  if (a.empty() || b.empty()) return a.begin <= b.end && b.begin <= a.end;
  return a.begin < b.end && b.begin < a.end;
}

bool collides(const Chosen& chosen, const Edit& edit) {
  auto next = chosen.lower_bound(&edit);
  // Chosen edits do not overlap: of those before this one only the last can reach it.
  if (next != chosen.begin() && collide((*std::prev(next))->span, edit.span)) return true;
  return next != chosen.end() && collide((*next)->span, edit.span);
}

bool collides(const Chosen& chosen, const Fix& fix) {
  return std::any_of(fix.edits.begin(), fix.edits.end(), [&](const Edit& edit) { return collides(chosen, edit); });
}

}  // namespace

FixedText apply_fixes(const text::Source& source, const std::vector<Diagnostic>& diagnostics, Safety least_safe) {
  FixedText result;
  Chosen chosen;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (!diagnostic.fix || diagnostic.fix->edits.empty()) continue;
    if (diagnostic.fix->safety > least_safe || collides(chosen, *diagnostic.fix)) continue;
    for (const Edit& edit : diagnostic.fix->edits) chosen.insert(&edit);
    ++result.applied;
  }

  std::uint32_t copied = source.base;
  for (const Edit* edit : chosen) {
    assert(copied <= edit->span.begin && edit->span.end <= source.span().end);
    result.text += source.slice({copied, edit->span.begin});
    result.text += edit->text;
    copied = edit->span.end;
  }
  result.text += source.slice({copied, source.span().end});
  return result;
}

}  // namespace plyglot::diagnostics
