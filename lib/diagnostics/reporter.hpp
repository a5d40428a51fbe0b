#pragma once
// Collects the findings of one record, decides which are reported, and hands them over in order.

#include "diagnostics/ids.hpp"
#include "diagnostics/suppressions.hpp"

#include <plyglot/severity_policy.hpp>

namespace plyglot::diagnostics {

// Lives as long as a run over many records. `finish` ends a record: what was found in it is sorted, suppressions and
// the policy are applied, and the rest goes to the sink. Records without findings and suppressions cost nothing.
class Reporter {
 public:
  // Of one record so many findings of each name and severity are held and handed over, those that are reported first;
  // the last of them says how many more there are. A text that has more of them is hopeless. So what is suppressed or
  // switched off takes no other finding's place.
  static constexpr std::size_t most_of_a_kind = 2'000;

  // All arguments must outlive the reporter. `suppressions` may be null. `most` is another bound than that of a record.
  Reporter(const SeverityPolicy& policy, Sink sink, Suppressions* suppressions = nullptr,
           std::size_t most = most_of_a_kind);

  // Whether a style check need be run at all.
  bool wants(DiagnosticId id) const { return policy_->wants(id); }

  // Adds a finding with the catalogue's severity. The reference stays good until the next report; the caller adds
  // labels, notes, helps, fix and arguments to it, in vain if it is not held.
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
  // Those that are held, in the order of their reports.
  const std::vector<Diagnostic>& pending() const { return pending_; }
  // For second thoughts about fixes, once the whole record is known.
  std::vector<Diagnostic>& pending() { return pending_; }
  // Findings are numbered from 0 in the order of their reports, whether they are held or not: the number of the next.
  std::uint32_t next_number() const { return next_number_; }
  // The finding with this number; one that is never shown if it is not held.
  Diagnostic& numbered(std::uint32_t number);
  // The number of none that is held.
  static constexpr std::uint32_t not_held = UINT32_MAX;
  std::uint32_t number_at(std::size_t place) const { return numbers_[place]; }
  // The place in `pending` of the first one with this number or a later one.
  std::size_t place_from(std::uint32_t number) const;
  bool holds_all() const;

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
  // Takes back those that are held at these places of `pending`, one entry for each.
  void withdraw(const std::vector<bool>& is_gone);
  // Remembers how far the record is read, and takes back what was reported since then. The number is the next one's.
  std::uint32_t mark();
  void withdraw_since_mark();
  // The same since the finding with a number; all that there are must be held.
  void withdraw_since(std::uint32_t number);
  // Forgets what begins at this byte of the file or after it.
  void discard_from(std::uint32_t offset);

 private:
  struct Kind {
    DiagnosticId id;
    Severity severity;
    std::size_t held = 0;
    // Where those begin that are not held. Not one stretch of memory, which would be copied as it grows.
    std::deque<std::uint32_t> others = {};
    std::size_t others_at_mark = 0;
  };

  // Counts a finding. Whether it is held, at the end of `pending_`.
  bool takes(DiagnosticId id, Severity severity, std::uint32_t begin);
  Kind& kind_of(DiagnosticId id, Severity severity);
  // Those that are held are counted as soon as a kind can have too many.
  void count_held();
  // After some are gone.
  void count_again();
  // Takes back those of which `is_gone` says so, by their places.
  template <class IsGone>
  void drop_if(IsGone is_gone);
  void hand_over();
  void sort_pending();
  void suppress();
  void say_how_many_more();

  const SeverityPolicy* policy_;
  Sink sink_;
  Suppressions* suppressions_;
  std::size_t most_;
  std::vector<Diagnostic> pending_;
  // Beside each, until the record ends.
  std::vector<std::uint32_t> numbers_;
  std::uint32_t next_number_ = 0;
  std::uint32_t mark_ = 0;
  std::uint32_t errors_ = 0;
  // Few, and none as long as no kind can have too many.
  std::vector<Kind> kinds_;
  // So many of those that are held are counted in them.
  std::size_t counted_ = 0;
  // The last one that is not held.
  Diagnostic unheld_{};
};

}  // namespace plyglot::diagnostics
