#include "tools/slips/measures/show.hpp"

#include "support/files/shared_files.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

// The lines that differ, without those at both ends that do not.
std::string difference(const std::string& before, const std::string& after) {
  if (before == after) return "(unchanged)\n";
  const std::vector<std::string> old = test::split(before, '\n');
  const std::vector<std::string> now = test::split(after, '\n');
  std::size_t front = 0;
  while (front < old.size() && front < now.size() && old[front] == now[front]) ++front;
  std::size_t back = 0;
  while (back + front < old.size() && back + front < now.size() &&
         old[old.size() - 1 - back] == now[now.size() - 1 - back]) {
    ++back;
  }
  std::string out = text::format("line {}\n", front + 1);
  for (std::size_t i = front; i < old.size() - back; ++i) out += "- " + old[i] + '\n';
  for (std::size_t i = front; i < now.size() - back; ++i) out += "+ " + now[i] + '\n';
  return out;
}

void append_finding(const diagnostics::Diagnostic& finding, const std::string& text, std::string& out) {
  const auto line = 1 + std::count(text.begin(), text.begin() + finding.span.begin, '\n');
  text::append(out, "  line {}, bytes {}-{}: {}[{}]: {}\n", line, finding.span.begin, finding.span.end,
               name_of(finding.severity), catalogue_entry(finding.id).name, finding.message);
  for (const std::string& note : finding.notes) text::append(out, "    note: {}\n", note);
  for (const std::string& help : finding.helps) text::append(out, "    help: {}\n", help);
  if (!finding.fix) return;
  const bool is_safe = finding.fix->safety == diagnostics::Safety::safe;
  text::append(out, "    {} {}\n", is_safe ? "fix:" : "unsafe fix:", finding.fix->title);
}

}  // namespace

bool is_bad(Measure measure, const Outcome& outcome) {
  const bool is_case = outcome.counts.of(measure) != 0;
  return is_good(measure) ? !is_case && outcome.counts.wrong() != 0 : is_case;
}

std::string shown(const Subject& subject, const Kind& kind, const Slip& slip, const Outcome& outcome, Measure measure) {
  std::string out =
      text::format("=== {}: {}: {}\n", subject.title, kind.name, measure_names[static_cast<std::size_t>(measure)]);
  for (const text::Span place : slip.places) {
    text::append(out, "at {}-{}: {}\n", place.begin, place.end, slip.text.substr(place.begin, place.size()));
  }
  text::append(out, "--- text\n{}--- findings\n", slip.text);
  for (const auto& finding : outcome.reading.findings) append_finding(finding, slip.text, out);
  text::append(out, "--- after --fix\n{}", difference(slip.text, outcome.fixed));
  text::append(out, "--- after --unsafe-fixes\n{}", difference(slip.text, outcome.fixed_unsafely));
  text::append(out, "--- after fmt\n{}", difference(slip.text, outcome.formatted));
  if (!outcome.as_suggested.empty()) {
    text::append(out, "--- after the first suggestion\n{}", difference(slip.text, outcome.as_suggested));
  }
  return out + '\n';
}

}  // namespace plyglot::slips
