#include "plyglot/output/unified_diff.hpp"

#include "comparing/common_subsequence.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>
#include <vector>

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

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for_each_line(text, [&](std::string_view line) { lines.push_back(line); });
  return lines;
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

// A name ends at its first blank, unless a tab ends it.
std::string name_in_header(std::string_view name) {
  const std::string quoted = text::quoted_path(name);
  return quoted == name && name.find(' ') != std::string_view::npos ? quoted + '\t' : quoted;
}

}  // namespace

void UnifiedDiff::replace(std::string_view before, std::string_view after) {
  if (before == after) return for_each_line(before, [this](std::string_view line) { keep(line); });
  const std::vector<std::string_view> old_lines = lines_of(before);
  const std::vector<std::string_view> new_lines = lines_of(after);
  std::size_t next_old = 0;
  std::size_t next_new = 0;
  const auto change_to = [&](std::size_t end_of_old, std::size_t end_of_new) {
    for (; next_old < end_of_old; ++next_old) add('-', old_lines[next_old]);
    for (; next_new < end_of_new; ++next_new) add('+', new_lines[next_new]);
  };
  const auto is_same = [&](std::size_t i, std::size_t j) { return old_lines[i] == new_lines[j]; };
  for (const auto& same : comparing::longest_common_subsequence(old_lines.size(), new_lines.size(), is_same)) {
    change_to(same.of_a, same.of_b);
    keep(old_lines[next_old++]);
    ++next_new;
  }
  change_to(old_lines.size(), new_lines.size());
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
  if (!has_header_) text::append(out_, "--- {0}\n+++ {0}\n", name_in_header(name_));
  has_header_ = true;
  text::append(out_, "@@ -{} +{} @@\n", range(hunk_before_, before_ - rest), range(hunk_after_, after_ - rest));
  out_ += hunk_;
  hunk_.clear();
  waiting_.assign(tail_.end() - static_cast<std::ptrdiff_t>(std::min(context, rest)), tail_.end());
  tail_.clear();
}

void UnifiedDiff::finish() { close_hunk(); }

}  // namespace plyglot::tool
