#include "notation/suppressions.hpp"

#include "text/sort.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::notation {

using text::Span;

namespace {

std::string_view line_end_bytes(const text::Source& source) {
  return source.line_ends == text::LineEnds::lf_crlf_or_cr ? "\r\n" : "\n";
}

}  // namespace

// Without its line end.
Span SuppressionReader::line_at(std::uint32_t offset) const {
  const std::string_view ends = line_end_bytes(source_);
  const std::size_t place = offset - source_.base;
  const std::size_t begin = source_.text.substr(0, place).find_last_of(ends) + 1;
  const std::size_t end = std::min(source_.text.find_first_of(ends, place), source_.text.size());
  const bool has_return = end > place && end != source_.text.size() && source_.text[end - 1] == '\r';
  const auto at = [this](std::size_t in_text) { return source_.base + static_cast<std::uint32_t>(in_text); };
  return {at(begin), at(has_return ? end - 1 : end)};
}

// Of a line that ends there.
std::uint32_t SuppressionReader::after_line_end(std::uint32_t offset) const {
  const std::string_view after = source_.text.substr(offset - source_.base, 2);
  return offset + (after.empty() ? 0 : after == "\r\n" ? 2 : 1);
}

// A byte order mark comes before the first line.
bool SuppressionReader::is_line_begin(std::uint32_t offset) const {
  const std::string_view before = source_.text.substr(0, offset - source_.base);
  if (before.empty() || line_end_bytes(source_).find(before.back()) != std::string_view::npos) return true;
  return source_.base == 0 && before == text::byte_order_mark;
}

bool SuppressionReader::is_line_end(std::uint32_t offset) const {
  const std::string_view after = source_.text.substr(offset - source_.base, 2);
  return after.empty() || after == "\r\n" || line_end_bytes(source_).find(after.front()) != std::string_view::npos;
}

Span SuppressionReader::deleted_with(Span whole, Span with_blanks) const {
  const bool begins_line = is_line_begin(with_blanks.begin);
  const bool ends_line = is_line_end(with_blanks.end);
  if (begins_line && ends_line) return {with_blanks.begin, after_line_end(with_blanks.end)};
  if (ends_line || with_blanks.end != whole.end) return {with_blanks.begin, whole.end};
  // Something follows it directly.
  return begins_line || with_blanks.begin != whole.begin ? whole : Span{};
}

void SuppressionReader::add_comment(Span whole, Span text, std::optional<bool> is_beside, std::optional<Span> deleted) {
  if (!diagnostics::is_suppression(source_.slice(text))) return;
  const auto is_blank_at = [this](std::uint32_t offset) { return is_blank_(source_.text[offset - source_.base]); };
  Span blanks = whole;
  while (blanks.begin > source_.base && is_blank_at(blanks.begin - 1)) --blanks.begin;
  while (blanks.end < source_.span().end && is_blank_at(blanks.end)) ++blanks.end;
  Place& place = comments_.emplace_back();
  place.comment.text = source_.slice(text);
  place.comment.begin = text.begin;
  place.comment.whole = deleted ? *deleted : deleted_with(whole, blanks);
  place.whole = whole;
  const bool stands_alone = is_line_begin(blanks.begin) && is_line_end(blanks.end);
  place.is_beside = is_beside.value_or(!stands_alone);
}

void SuppressionReader::add_item(Span item) { items_.push_back(item); }

void SuppressionReader::read(std::uint32_t end_of_record, std::uint32_t first, diagnostics::Reporter& reporter) {
  text::sort(items_.begin(), items_.end(), [](Span a, Span b) { return a.begin < b.begin; });
  auto next = items_.begin();
  // The lines looked up last: many comments on one line, or before one, cost no more than the line.
  Span first_line{1, 0};
  Span last_line{1, 0};
  const auto line_of = [this](std::uint32_t offset, Span& known) {
    if (offset < known.begin || offset > known.end) known = line_at(offset);
    return known;
  };
  for (Place& place : comments_) {
    Span target = place.whole;
    if (!place.is_beside) {
      next = std::find_if(next, items_.end(), [&](Span item) { return item.begin >= place.whole.end; });
      target = next == items_.end() ? Span{end_of_record, end_of_record} : *next;
    }
    if (place.is_beside || next != items_.end()) {
      target = {line_of(target.begin, first_line).begin, line_of(target.end, last_line).end};
    }
    place.comment.target = target;
    place.comment.before_first_record = place.whole.begin < first;
    reporter.read_comment(place.comment);
  }
}

}  // namespace plyglot::notation
