#include "diagnostics/reporter.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::diagnostics {

Reporter::Reporter(const SeverityPolicy& policy, Sink sink, Suppressions* suppressions, std::size_t most)
    : policy_(&policy), sink_(sink), suppressions_(suppressions), most_(most) {}

bool Reporter::takes(DiagnosticId id, Severity severity, std::uint32_t begin) {
  if (severity == Severity::error) ++errors_;
  const std::uint32_t number = next_number_++;
  if (pending_.size() >= most_) {
    count_held();
    Kind& kind = kind_of(id, severity);
    if (kind.held >= most_) {
      kind.others.push_back(begin);
      return false;
    }
  }
  numbers_.push_back(number);
  return true;
}

Reporter::Kind& Reporter::kind_of(DiagnosticId id, Severity severity) {
  const auto is_it = [&](const Kind& kind) { return kind.id == id && kind.severity == severity; };
  const auto found = std::find_if(kinds_.begin(), kinds_.end(), is_it);
  return found != kinds_.end() ? *found : kinds_.emplace_back(Kind{id, severity});
}

void Reporter::count_held() {
  for (; counted_ < pending_.size(); ++counted_) {
    ++kind_of(pending_[counted_].id, pending_[counted_].severity).held;
  }
}

void Reporter::count_again() {
  for (Kind& kind : kinds_) kind.held = 0;
  counted_ = 0;
}

Diagnostic& Reporter::report(Diagnostic&& diagnostic) {
  const bool is_held = takes(diagnostic.id, diagnostic.severity, diagnostic.span.begin);
  return is_held ? pending_.emplace_back(std::move(diagnostic)) : unheld_ = std::move(diagnostic);
}

Diagnostic& Reporter::report(DiagnosticId id, Severity severity, text::Span span, std::string message) {
  Diagnostic& diagnostic = takes(id, severity, span.begin) ? pending_.emplace_back() : unheld_ = {};
  diagnostic.id = id;
  diagnostic.severity = severity;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
  return diagnostic;
}

Diagnostic& Reporter::report(DiagnosticId id, text::Span span, std::string message) {
  return report(id, catalogue_entry(id).severity, span, std::move(message));
}

Diagnostic& Reporter::numbered(std::uint32_t number) {
  const std::size_t place = place_from(number);
  return place < pending_.size() && numbers_[place] == number ? pending_[place] : unheld_;
}

std::size_t Reporter::place_from(std::uint32_t number) const {
  return static_cast<std::size_t>(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
}

bool Reporter::holds_all() const {
  return std::all_of(kinds_.begin(), kinds_.end(), [](const Kind& kind) { return kind.others.empty(); });
}

void Reporter::sort_pending() {
  // Most records have their findings in order already, and sorting keeps the order of equal ones at a price.
  if (std::is_sorted(pending_.begin(), pending_.end(), reported_before)) return;
  text::sort(pending_.begin(), pending_.end(), reported_before);
}

void Reporter::hand_over() {
  sort_pending();
  if (suppressions_ != nullptr) {
    suppress();
    const std::uint32_t found = next_number_;
    suppressions_->end_record(*this);
    // What is wrong with the suppressions can itself be suppressed for the whole file.
    if (next_number_ != found) {
      sort_pending();
      suppress();
    }
  }
  say_how_many_more();
  for (Diagnostic& diagnostic : pending_) {
    diagnostic.severity = policy_->resolve(diagnostic.id, diagnostic.severity);
    if (diagnostic.severity != Severity::off) sink_(std::move(diagnostic));
  }
  discard();
}

void Reporter::suppress() {
  suppressions_->apply(pending_);
  count_again();
  for (Kind& kind : kinds_) suppressions_->apply(kind.id, kind.others);
}

void Reporter::say_how_many_more() {
  for (const Kind& kind : kinds_) {
    std::size_t count = kind.others.size();
    if (count == 0) continue;
    const auto is_of_kind = [&](const Diagnostic& found) {
      return found.id == kind.id && found.severity == kind.severity;
    };
    auto last = std::find_if(pending_.rbegin(), pending_.rend(), is_of_kind);
    if (last == pending_.rend()) {
      // All that are held were suppressed or taken back; that there are others must not be lost.
      Diagnostic& first = pending_.emplace_back();
      first.id = kind.id;
      first.severity = kind.severity;
      first.span.begin = first.span.end = *std::min_element(kind.others.begin(), kind.others.end());
      first.message = catalogue_entry(kind.id).summary;
      last = pending_.rbegin();
      --count;
    }
    if (count != 0) {
      last->notes.push_back(text::format(
          "{} not shown", text::counted(count, "more finding of this kind is", "more findings of this kind are")));
    }
  }
  if (!kinds_.empty()) sort_pending();
}

void Reporter::finish_file() {
  finish();
  if (suppressions_ == nullptr) return;
  suppressions_->end_file(*this);
  finish();
}

void Reporter::discard() {
  pending_.clear();
  numbers_.clear();
  next_number_ = 0;
  mark_ = 0;
  errors_ = 0;
  kinds_.clear();
  counted_ = 0;
}

template <class IsGone>
void Reporter::drop_if(IsGone is_gone) {
  std::size_t kept = 0;
  for (std::size_t place = 0; place < pending_.size(); ++place) {
    if (is_gone(place)) {
      if (pending_[place].severity == Severity::error) --errors_;
      continue;
    }
    if (kept != place) {
      pending_[kept] = std::move(pending_[place]);
      numbers_[kept] = numbers_[place];
    }
    ++kept;
  }
  pending_.resize(kept);
  numbers_.resize(kept);
  count_again();
}

std::optional<Diagnostic> Reporter::withdraw(DiagnosticId id, text::Span span) {
  const auto found = std::find_if(pending_.begin(), pending_.end(), [&](const Diagnostic& diagnostic) {
    return diagnostic.id == id && diagnostic.span == span;
  });
  if (found == pending_.end()) return std::nullopt;
  Diagnostic withdrawn = *found;
  const auto withdrawn_place = static_cast<std::size_t>(found - pending_.begin());
  drop_if([withdrawn_place](std::size_t place) { return place == withdrawn_place; });
  return withdrawn;
}

void Reporter::withdraw(const std::vector<bool>& is_gone) {
  drop_if([&](std::size_t place) { return is_gone[place]; });
}

std::uint32_t Reporter::mark() {
  for (Kind& kind : kinds_) kind.others_at_mark = kind.others.size();
  return mark_ = next_number_;
}

void Reporter::withdraw_since(std::uint32_t number) {
  const std::size_t kept = place_from(number);
  for (std::size_t place = kept; place < pending_.size(); ++place) {
    if (pending_[place].severity == Severity::error) --errors_;
    if (place < counted_) --kind_of(pending_[place].id, pending_[place].severity).held;
  }
  pending_.resize(kept);
  numbers_.resize(kept);
  counted_ = std::min(counted_, kept);
}

void Reporter::withdraw_since_mark() {
  withdraw_since(mark_);
  for (Kind& kind : kinds_) {
    if (kind.severity == Severity::error) {
      errors_ -= static_cast<std::uint32_t>(kind.others.size() - kind.others_at_mark);
    }
    kind.others.resize(kind.others_at_mark);
  }
}

void Reporter::discard_from(std::uint32_t offset) {
  drop_if([&](std::size_t place) { return pending_[place].span.begin >= offset; });
  for (Kind& kind : kinds_) {
    const auto first = std::remove_if(kind.others.begin(), kind.others.end(),
                                      [offset](std::uint32_t begin) { return begin >= offset; });
    if (kind.severity == Severity::error) errors_ -= static_cast<std::uint32_t>(kind.others.end() - first);
    kind.others.erase(first, kind.others.end());
  }
}

}  // namespace plyglot::diagnostics
