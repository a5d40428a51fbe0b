#include "findings/settled_fixes.hpp"

#include "text/sort.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::findings {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Edit;
using diagnostics::FixKind;
using diagnostics::Safety;
using diagnostics::Severity;
using text::Span;

// True if the words in question are read otherwise than they are written, or not at all.
bool is_doubtful(const Diagnostic& found) {
  return found.severity == Severity::error || (found.fix && kind_of(found) == FixKind::guess);
}

// Places that a text is contradicted at: numbers, results, marks and sizes of which the moves show another.
class Witnesses {
 public:
  explicit Witnesses(const std::vector<Diagnostic>& found) {
    for (const Diagnostic& each : found) {
      if (!each.fix || kind_of(each) != FixKind::recount) continue;
      spans_.push_back(each.span);
      for (const Edit& edit : each.fix->edits) spans_.push_back(edit.span);
    }
    text::sort(spans_.begin(), spans_.end(), [](Span a, Span b) { return a.begin < b.begin; });
    std::uint32_t end = 0;
    for (const Span span : spans_) ends_.push_back(end = std::max(end, span.end));
  }

  // True if the fix writes over one of them.
  bool are_edited_by(const diagnostics::Fix& fix) const {
    return std::any_of(fix.edits.begin(), fix.edits.end(), [this](const Edit& edit) {
      const auto begins_before_end = [&](Span span) { return span.begin < edit.span.end; };
      const auto after = std::partition_point(spans_.begin(), spans_.end(), begins_before_end) - spans_.begin();
      return after != 0 && ends_[static_cast<std::size_t>(after) - 1] > edit.span.begin;
    });
  }

 private:
  std::vector<Span> spans_;
  // The last end of this one and those before it.
  std::vector<std::uint32_t> ends_;
};

// The units that have something doubtful in them.
class DoubtfulUnits {
 public:
  DoubtfulUnits(const std::vector<Diagnostic>& found, std::span<const Span> units)
      : units_(units), doubtful_before_(units.size() + 1) {
    // First how many more cover each unit than the one before, then whether any does, and then how many have one.
    for (const Diagnostic& each : found) {
      if (!is_doubtful(each)) continue;
      add(each.span);
      if (!each.fix) continue;
      for (const Edit& edit : each.fix->edits) add(edit.span);
    }
    std::int32_t covering = 0;
    std::int32_t doubtful = 0;
    for (std::int32_t& each : doubtful_before_) {
      covering += std::exchange(each, doubtful);
      if (covering != 0) ++doubtful;
    }
  }

  bool touch(const diagnostics::Fix& fix) const {
    return std::any_of(fix.edits.begin(), fix.edits.end(), [this](const Edit& edit) {
      const auto [begin, end] = units_at(edit.span);
      return doubtful_before_[begin] != doubtful_before_[end];
    });
  }

 private:
  // Those that the span overlaps or touches.
  std::pair<std::size_t, std::size_t> units_at(Span span) const {
    const auto first =
        std::partition_point(units_.begin(), units_.end(), [&](Span unit) { return unit.end < span.begin; });
    const auto last = std::partition_point(first, units_.end(), [&](Span unit) { return unit.begin <= span.end; });
    return {first - units_.begin(), last - units_.begin()};
  }
  void add(Span span) {
    const auto [begin, end] = units_at(span);
    ++doubtful_before_[begin];
    --doubtful_before_[end];
  }

  std::span<const Span> units_;
  // How many units before each one, and before the end, are doubtful.
  std::vector<std::int32_t> doubtful_before_;
};

}  // namespace

FixKind kind_of(const Diagnostic& found) {
  if (found.fix && found.fix->safety != Safety::safe) {
    return found.fix->safety == Safety::unsafe ? FixKind::guess : FixKind::recount;
  }
  return diagnostics::catalogue_entry(found.id).fix_kind;
}

bool is_of_play(const Diagnostic& found) {
  return diagnostics::catalogue_entry(found.id).phase == diagnostics::Phase::rule;
}

bool is_open(const Diagnostic& found) {
  // A fix that a place calls unsafe may be so because its edits alone would say something else.
  const FixKind kind = diagnostics::catalogue_entry(found.id).fix_kind;
  const bool is_recount = kind == FixKind::recount || (found.fix && found.fix->safety == Safety::recount);
  const bool is_guess = kind == FixKind::guess && !is_of_play(found);
  // What is left out, and may be something else than the rest of the record shows.
  const bool is_unknown = kind == FixKind::fill && found.fix && found.fix->safety == Safety::unsafe;
  return is_recount || is_guess || is_unknown || found.leaves_unread;
}

namespace {

Safety safety_of(const Diagnostic& found, const FixGround& ground, const DoubtfulUnits& doubts,
                 const Witnesses& witnesses) {
  if (found.severity == Severity::error) return Safety::unsafe;
  const Safety of_recount = ground.has_error ? Safety::unsafe : Safety::recount;
  const Safety untouched = witnesses.are_edited_by(*found.fix) ? of_recount : Safety::safe;
  switch (kind_of(found)) {
    case FixKind::bytes:
      return Safety::safe;
    case FixKind::spelling:
      return doubts.touch(*found.fix) ? Safety::unsafe : untouched;
    case FixKind::position:
      return ground.has_error || doubts.touch(*found.fix) ? Safety::unsafe : untouched;
    case FixKind::fill:
      return ground.has_error ? Safety::unsafe : untouched;
    case FixKind::recount:
      return of_recount;
    case FixKind::none:
    case FixKind::guess:
      break;
  }
  return Safety::unsafe;
}

bool is_error_of_play(const Diagnostic& found) { return found.severity == Severity::error && is_of_play(found); }

// A number, a result or a mark that contradicts a game that breaks off is the best witness of what is lost there.
void withhold_recounts(std::vector<Diagnostic>& found) {
  for (Diagnostic& each : found) {
    if (each.fix && each.severity != Severity::error && kind_of(each) == FixKind::recount) each.fix.reset();
  }
}

}  // namespace

bool needs_units(std::span<const Diagnostic> found) { return std::any_of(found.begin(), found.end(), is_doubtful); }

void settle_fixes(std::vector<Diagnostic>& found, const FixGround& ground) {
  if (ground.has_error && std::any_of(found.begin(), found.end(), is_error_of_play)) withhold_recounts(found);
  const DoubtfulUnits doubts(found, ground.units);
  const Witnesses witnesses(found);
  for (Diagnostic& each : found) {
    if (each.fix) each.fix->safety = std::max(each.fix->safety, safety_of(each, ground, doubts, witnesses));
  }
}

}  // namespace plyglot::findings
