#include "repair/script_edits.hpp"

#include "text/sort.hpp"

namespace plyglot::repair {
namespace {

using diagnostics::Edit;

// Nothing but what divides items.
bool is_gap(std::string_view text) { return text.find_first_not_of(" \t\r\n;,") == std::string_view::npos; }

std::string divided(const EditedItems& items, const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& each : words) {
    if (!text.empty()) text += items.separator;
    text += each;
  }
  return text;
}

}  // namespace

std::vector<Edit> edits_for_words(const EditedItems& items, Item begin, Item end,
                                  const std::vector<std::string>& words) {
  if (words.size() > 1 && items.separator.empty()) return {};
  text::Span whole = items.place(begin).span;
  if (whole.empty()) return {};
  for (Item i = begin + 1; i < end; ++i) {
    const text::Span span = items.place(i).span;
    if (span.empty() || !is_gap(items.source.slice({whole.end, span.begin}))) return {};
    whole.end = span.end;
  }
  return {{whole, divided(items, words)}};
}

std::vector<Edit> edits_for_exchange(const EditedItems& items, Item begin, const std::vector<Item>& order) {
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const text::Span to = items.place(begin + static_cast<Item>(i)).span;
    const text::Span from = items.place(order[i]).span;
    if (to.empty() || from.empty()) return {};
    if (to != from) edits.push_back({to, std::string(items.source.slice(from))});
  }
  text::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.span.begin < b.span.begin; });
  return edits;
}

std::vector<Edit> edits_for_deletion(const EditedItems& items, Item begin, Item end) {
  std::vector<Edit> edits;
  for (Item i = begin; i < end; ++i) {
    const text::Span entry = items.place(i).entry;
    if (entry.empty()) return {};
    edits.push_back({entry, ""});
  }
  return edits;
}

std::vector<Edit> edits_for_insertion(const EditedItems& items, Item before, const std::vector<std::string>& words) {
  const ItemPlace place = items.place(before);
  if (items.separator.empty() || place.span.empty() || !place.insertion) return {};
  return {{{*place.insertion, *place.insertion}, divided(items, words) + std::string(items.separator)}};
}

}  // namespace plyglot::repair
