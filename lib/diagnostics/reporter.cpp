#include "diagnostics/reporter.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::diagnostics {

Reporter::Reporter(const SeverityPolicy& policy, Sink sink, Suppressions* suppressions)
    : policy_(&policy), sink_(sink), suppressions_(suppressions) {}

Diagnostic& Reporter::add(DiagnosticId id, Severity severity) {
  if (severity == Severity::error) ++errors_;
  if (pending_.size() < most_findings) return pending_.emplace_back();
  if (severity == Severity::error) ++unkept_errors_;
  if (policy_->resolve(id, severity) != Severity::off) ++unkept_count_;
  return unkept_ = {};
}

Diagnostic& Reporter::report(Diagnostic&& diagnostic) {
  return add(diagnostic.id, diagnostic.severity) = std::move(diagnostic);
}

Diagnostic& Reporter::report(DiagnosticId id, Severity severity, text::Span span, std::string message) {
  Diagnostic& diagnostic = add(id, severity);
  diagnostic.id = id;
  diagnostic.severity = severity;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
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
  if (unkept_count_ != 0) say_how_many_more();
  for (Diagnostic& diagnostic : pending_) {
    diagnostic.severity = policy_->resolve(diagnostic.id, diagnostic.severity);
    if (diagnostic.severity != Severity::off) sink_(std::move(diagnostic));
  }
  discard();
}

void Reporter::say_how_many_more() {
  const auto last = std::find_if(pending_.rbegin(), pending_.rend(), [this](const Diagnostic& diagnostic) {
    return policy_->resolve(diagnostic.id, diagnostic.severity) != Severity::off;
  });
  if (last == pending_.rend()) return;
  last->notes.push_back(text::format("there are {} more findings, which are not shown", text::grouped(unkept_count_)));
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
  unkept_count_ = 0;
  unkept_errors_ = 0;
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

void Reporter::discard_from(std::uint32_t offset) {
  const auto is_behind = [offset](const Diagnostic& diagnostic) { return diagnostic.span.begin >= offset; };
  pending_.erase(std::remove_if(pending_.begin(), pending_.end(), is_behind), pending_.end());
  const auto is_error = [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::error; };
  errors_ = static_cast<std::uint32_t>(std::count_if(pending_.begin(), pending_.end(), is_error)) + unkept_errors_;
}

}  // namespace plyglot::diagnostics
