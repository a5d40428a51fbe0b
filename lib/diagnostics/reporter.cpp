#include "diagnostics/reporter.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <set>

namespace plyglot::diagnostics {

Reporter::Reporter(const SeverityPolicy& policy, Sink sink, Suppressions* suppressions)
    : policy_(&policy), sink_(sink), suppressions_(suppressions) {}

Diagnostic& Reporter::report(Diagnostic&& diagnostic) {
  if (diagnostic.severity == Severity::error) ++errors_;
  return pending_.emplace_back(std::move(diagnostic));
}

Diagnostic& Reporter::report(DiagnosticId id, Severity severity, text::Span span, std::string message) {
  Diagnostic& diagnostic = pending_.emplace_back();
  diagnostic.id = id;
  diagnostic.severity = severity;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
  if (severity == Severity::error) ++errors_;
  return diagnostic;
}

Diagnostic& Reporter::report(DiagnosticId id, text::Span span, std::string message) {
  return report(id, catalogue_entry(id).severity, span, std::move(message));
}

void Reporter::sort_pending() {
  // Most records have their findings in order already, and sorting keeps the order of equal ones at a price.
  if (std::is_sorted(pending_.begin(), pending_.end(), reported_before)) return;
  text::sort(pending_.begin(), pending_.end(), reported_before);
}

void Reporter::hand_over() {
  sort_pending();
  if (suppressions_ != nullptr) {
    suppressions_->apply(pending_);
    const std::size_t found = pending_.size();
    suppressions_->end_record(*this);
    // What is wrong with the suppressions can itself be suppressed for the whole file.
    if (pending_.size() != found) {
      sort_pending();
      suppressions_->apply(pending_);
    }
  }
  for (Diagnostic& diagnostic : pending_) diagnostic.severity = policy_->resolve(diagnostic.id, diagnostic.severity);
  const auto is_off = [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::off; };
  pending_.erase(std::remove_if(pending_.begin(), pending_.end(), is_off), pending_.end());
  if (pending_.size() > most_findings) leave_out_surplus();
  for (Diagnostic& diagnostic : pending_) sink_(std::move(diagnostic));
  discard();
}

void Reporter::leave_out_surplus() {
  std::set<std::pair<DiagnosticId, Severity>> kinds;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < pending_.size(); ++i) {
    const bool is_new = kinds.emplace(pending_[i].id, pending_[i].severity).second;
    if (i >= most_findings && !is_new) continue;
    if (kept != i) pending_[kept] = std::move(pending_[i]);
    ++kept;
  }
  const std::size_t left_out = pending_.size() - kept;
  pending_.resize(kept);
  if (left_out != 0) {
    pending_.back().notes.push_back(
        text::format("there are {} more findings, which are not shown", text::grouped(left_out)));
  }
}

void Reporter::finish_file() {
  finish();
  if (suppressions_ == nullptr) return;
  suppressions_->end_file(*this);
  finish();
}

void Reporter::discard() {
  pending_.clear();
  errors_ = 0;
}

std::optional<Diagnostic> Reporter::withdraw(DiagnosticId id, text::Span span) {
  const auto found = std::find_if(pending_.begin(), pending_.end(), [&](const Diagnostic& diagnostic) {
    return diagnostic.id == id && diagnostic.span == span;
  });
  if (found == pending_.end()) return std::nullopt;
  Diagnostic withdrawn = std::move(*found);
  pending_.erase(found);
  if (withdrawn.severity == Severity::error) --errors_;
  return withdrawn;
}

void Reporter::discard_after(std::size_t count) {
  for (; pending_.size() > count; pending_.pop_back()) {
    if (pending_.back().severity == Severity::error) --errors_;
  }
}

void Reporter::discard_from(std::uint32_t offset) {
  const auto is_behind = [offset](const Diagnostic& diagnostic) { return diagnostic.span.begin >= offset; };
  pending_.erase(std::remove_if(pending_.begin(), pending_.end(), is_behind), pending_.end());
  const auto is_error = [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::error; };
  errors_ = static_cast<std::uint32_t>(std::count_if(pending_.begin(), pending_.end(), is_error));
}

}  // namespace plyglot::diagnostics
