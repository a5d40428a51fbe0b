#pragma once
// Collects the findings of one record, decides which are reported, and hands them over in order.

#include "diagnostics/ids.hpp"
#include "diagnostics/suppressions.hpp"

#include <plyglot/severity_policy.hpp>

#include <optional>

namespace plyglot::diagnostics {

// Lives as long as a run over many records. `finish` ends a record: what was found in it is sorted, suppressions and
// the policy are applied, and the rest goes to the sink. Records without findings and suppressions cost nothing.
class Reporter {
 public:
  // Of one record so many findings are handed over, the first ones, and of the others the first of each kind and
  // severity; the last one says how many more there are. A text that has more of them is hopeless.
  static constexpr std::size_t most_findings = 20'000;

  // All arguments must outlive the reporter. `suppressions` may be null.
  Reporter(const SeverityPolicy& policy, Sink sink, Suppressions* suppressions = nullptr);

  // Whether a style check need be run at all.
  bool wants(DiagnosticId id) const { return policy_->wants(id); }

  // Adds a finding with the catalogue's severity. The reference stays good until the next report; the caller adds
  // labels, notes, helps, fix and arguments to it.
  Diagnostic& report(DiagnosticId id, text::Span span, std::string message);
  // The same with the severity that the dialect gives it.
  Diagnostic& report(DiagnosticId id, Severity severity, text::Span span, std::string message);
  // The same for one that is made already.
  Diagnostic& report(Diagnostic&& diagnostic);
  // Reads a comment that belongs to this record, for what it asks to be suppressed.
  void read_comment(const Comment& comment) {
    if (suppressions_ != nullptr) suppressions_->read_comment(comment, *this);
  }

  // What was found in this record so far, by the severities of catalogue and dialect alone: options of the user do
  // not change what a text means.
  bool has_error() const { return errors_ != 0; }
  std::uint32_t error_count() const { return errors_; }
  const std::vector<Diagnostic>& pending() const { return pending_; }
  // For second thoughts about fixes, once the whole record is known.
  std::vector<Diagnostic>& pending() { return pending_; }

  // Ends the record.
  void finish() {
    if (!pending_.empty() || (suppressions_ != nullptr && !suppressions_->is_idle())) hand_over();
  }
  // Ends the last record of a file, and what its suppressions hold for.
  void finish_file();
  // Forgets what was found in this record.
  void discard();
  // Takes back what was found at this span, for another finding that has the same cause and says more. None if there is
  // no such finding.
  std::optional<Diagnostic> withdraw(DiagnosticId id, text::Span span);
  // Forgets what was found in this record after its first `count` findings.
  void discard_after(std::size_t count);
  // Forgets what begins at this byte of the file or behind it.
  void discard_from(std::uint32_t offset);

 private:
  void hand_over();
  void sort_pending();
  // Of those that would be handed over.
  void leave_out_surplus();

  const SeverityPolicy* policy_;
  Sink sink_;
  Suppressions* suppressions_;
  std::vector<Diagnostic> pending_;
  std::uint32_t errors_ = 0;
};

}  // namespace plyglot::diagnostics
