#include "plyglot/unified_diff.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    visit(text.substr(0, size));
    text.remove_prefix(size);
  }
}

void append_line(char sign, std::string_view line, std::string& out) {
  out += sign;
  out += line;
  if (line.empty() || line.back() != '\n') out += "\n\\ No newline at end of file\n";
}

// An empty range is named by the line before it.
std::string range(std::uint64_t begin, std::uint64_t end) {
  const std::uint64_t count = end - begin;
  return count == 1 ? text::format("{}", begin) : text::format("{},{}", count == 0 ? begin - 1 : begin, count);
}

}  // namespace

void UnifiedDiff::replace(std::string_view before, std::string_view after) {
  if (before == after) return for_each_line(before, [this](std::string_view line) { keep(line); });
  for_each_line(before, [this](std::string_view line) { add('-', line); });
  for_each_line(after, [this](std::string_view line) { add('+', line); });
}

void UnifiedDiff::keep(std::string_view line) {
  ++before_;
  ++after_;
  std::deque<std::string>& lines = hunk_.empty() ? waiting_ : tail_;
  lines.emplace_back(line);
  if (hunk_.empty() && lines.size() > context) lines.pop_front();
  // So many lines that the context of the next change does not touch that of this one.
  if (!hunk_.empty() && tail_.size() > 2 * context) close_hunk();
}

void UnifiedDiff::add(char sign, std::string_view line) {
  std::deque<std::string>& lead = hunk_.empty() ? waiting_ : tail_;
  if (hunk_.empty()) {
    hunk_before_ = before_ - lead.size();
    hunk_after_ = after_ - lead.size();
  }
  for (const std::string& kept : lead) append_line(' ', kept, hunk_);
  lead.clear();
  append_line(sign, line, hunk_);
  (sign == '-' ? before_ : after_) += 1;
}

void UnifiedDiff::close_hunk() {
  if (hunk_.empty()) return;
  const std::size_t shown = std::min(context, tail_.size());
  const std::size_t rest = tail_.size() - shown;
  for (std::size_t i = 0; i < shown; ++i) append_line(' ', tail_[i], hunk_);
  if (!has_header_) text::append(out_, "--- {}\n+++ {}\n", name_, name_);
  has_header_ = true;
  text::append(out_, "@@ -{} +{} @@\n", range(hunk_before_, before_ - rest), range(hunk_after_, after_ - rest));
  out_ += hunk_;
  hunk_.clear();
  waiting_.assign(tail_.end() - static_cast<std::ptrdiff_t>(std::min(context, rest)), tail_.end());
  tail_.clear();
}

void UnifiedDiff::finish() { close_hunk(); }

}  // namespace plyglot::tool
