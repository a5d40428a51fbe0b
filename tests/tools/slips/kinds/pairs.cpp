// Two slips in one text.
#include "tools/slips/kinds/pen.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

// A slip of one of the kinds that are in a turn or two.
MadeSlip local_slip(Pen& pen) {
  static const std::vector<Kind> local = [] {
    std::vector<Kind> found;
    std::copy_if(kinds().begin(), kinds().end(), std::back_inserter(found),
                 [](const Kind& kind) { return kind.is_local; });
    return found;
  }();
  for (int i = 0; i < 20; ++i) {
    MadeSlip slip = pen.random().pick(local).make(pen);
    if (slip) return slip;
  }
  return std::nullopt;
}

// How many bytes from the front, or from the end, are those of the original.
std::size_t same_in_front(const std::string& a, const std::string& b) {
  const std::size_t size = std::min(a.size(), b.size());
  return static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(size), b.begin()).first - a.begin());
}

Span moved(Span span, std::size_t from, std::size_t to) {
  const auto distance = static_cast<std::uint32_t>(to - from);
  return {span.begin + distance, span.end + distance};
}

// Both slips were made in the same text; the second is after the first.
MadeSlip both(const std::string& text, const Slip& first, const Slip& second) {
  const std::size_t begin = same_in_front(text, second.text);
  const std::size_t rest = text.size() - begin;
  const std::size_t first_end = std::max(first.places[0].end, first.units[0].end);
  if (first.text.size() < rest || first_end >= first.text.size() - rest) return std::nullopt;
  if (text.compare(begin, rest, first.text, first.text.size() - rest, rest) != 0) return std::nullopt;
  const std::size_t kept = first.text.size() - rest;
  Slip slip;
  slip.text = first.text.substr(0, kept) + second.text.substr(begin);
  slip.places = {first.places[0], moved(second.places[0], begin, kept)};
  slip.units = {first.units[0], moved(second.units[0], begin, kept)};
  slip.remark = first.remark.empty() ? second.remark : first.remark;
  return slip;
}

MadeSlip two_slips(Pen& pen) {
  if (!pen.is_in_game() || pen.turns() < first_turn + turns_left + 8) return std::nullopt;
  const std::size_t last = pen.turns() - turns_left;
  const std::size_t middle = (first_turn + last) / 2;
  Pen before(pen.original(), pen.random(), first_turn, middle - 3);
  Pen after(pen.original(), pen.random(), middle + 1, last);
  const MadeSlip first = local_slip(before);
  const MadeSlip second = local_slip(after);
  if (!first || !second) return std::nullopt;
  return both(pen.text(), *first, *second);
}

}  // namespace

std::vector<Kind> pair_kinds() { return {{"two slips", two_slips}}; }

}  // namespace plyglot::slips
