#include "tools/slips/tally.hpp"

#include "support/files/shared_files.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::slips {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Severity;
using text::Span;

// Also if one is right before or after the other.
bool touches(Span a, Span b) { return a.begin <= b.end && b.begin <= a.end; }

// The first of the worst findings.
const Diagnostic& first_of(const std::vector<Diagnostic>& findings) {
  const auto is_error = [](const Diagnostic& finding) { return finding.severity == Severity::error; };
  const auto found = std::find_if(findings.begin(), findings.end(), is_error);
  return found == findings.end() ? findings.front() : *found;
}

// Whether the slip itself is what is said first: by the first error, or by a warning before it.
bool is_first_at(const std::vector<Diagnostic>& findings, Span place) {
  if (findings.empty()) return false;
  const Diagnostic& first = first_of(findings);
  return std::any_of(findings.begin(), findings.end(), [&](const Diagnostic& finding) {
    return touches(finding.span, place) && finding.span.begin <= first.span.begin;
  });
}

// Nothing is found at the slip or shortly before it, in the text that ends with it.
bool is_legal(const Subject& subject, const Slip& slip) {
  const Reading until = read(subject, slip.text.substr(0, slip.place.end) + std::string(subject.ending));
  return std::none_of(until.findings.begin(), until.findings.end(),
                      [&](const Diagnostic& finding) { return touches(finding.span, slip.place); });
}

void count(const Subject& subject, const std::string& game, const Reading& clean, const Slip& slip, Counts& counts) {
  const Reading reading = read(subject, slip.text);
  ++counts.tried;
  if (!reading.findings.empty()) {
    ++counts.noticed;
    counts.errors += reading.errors();
  }
  if (is_legal(subject, slip)) {
    ++counts.legal;
    return;
  }
  if (is_first_at(reading.findings, slip.place)) ++counts.at_slip;
  const std::size_t last_turn = slip.text.size() - (game.size() - clean.turns.back().begin);
  if (reading.played_to > last_turn) ++counts.gone_on;
}

std::string hundredths(std::size_t part, std::size_t whole) {
  if (whole == 0) return "–";
  const std::size_t value = (part * 100 + whole / 2) / whole;
  return text::format("{}.{:02}", value / 100, value % 100);
}

std::string of_hundred(std::size_t part, std::size_t whole) {
  return whole == 0 ? "–" : text::format("{}", part * 100 / whole);
}

void append_row(std::string_view subject, std::string_view kind, const Counts& counts, std::string& out) {
  text::append(out, "| {} | {} | {} | {} | {} | {} | {} | {} |\n", subject, kind, counts.tried, counts.legal,
               counts.noticed, hundredths(counts.errors, counts.noticed), of_hundred(counts.at_slip, counts.wrong()),
               of_hundred(counts.gone_on, counts.wrong()));
}

struct Bound {
  std::string title;
  std::string measure;
  std::size_t value = 0;
};

Bound bound_in(const std::string& line) {
  const std::size_t first = line.find("; ");
  const std::size_t second = first == std::string::npos ? first : line.find("; ", first + 2);
  if (second == std::string::npos) throw std::runtime_error("no bound: " + line);
  return {line.substr(0, first), line.substr(first + 2, second - first - 2), std::stoul(line.substr(second + 2))};
}

bool holds(const Bound& bound, const Counts& counts) {
  if (bound.measure == "errors for each") return counts.errors * 100 <= counts.noticed * bound.value;
  if (bound.measure == "at the slip") return counts.at_slip * 100 >= counts.wrong() * bound.value;
  if (bound.measure == "goes on") return counts.gone_on * 100 >= counts.wrong() * bound.value;
  throw std::runtime_error("no measure: " + bound.measure);
}

}  // namespace

Counts& Counts::operator+=(const Counts& other) {
  tried += other.tried;
  legal += other.legal;
  noticed += other.noticed;
  errors += other.errors;
  at_slip += other.at_slip;
  gone_on += other.gone_on;
  return *this;
}

Counts Tally::total() const {
  Counts sum;
  for (const Counts& counts : by_kind) sum += counts;
  return sum;
}

Tally tally(const Subject& subject, const Wishes& wishes) {
  // From each game so many slips of each kind, so that there are games of many lengths and little time goes into them.
  constexpr std::size_t slips_a_game = 4;
  Tally result;
  result.subject = &subject;
  test::Random random(wishes.seed);
  std::array<std::size_t, kinds.size()> failures{};
  const auto is_given_up = [&](std::size_t kind) { return failures[kind] > 200 && result.by_kind[kind].tried == 0; };
  constexpr std::size_t most_skipped = 20;
  std::size_t skipped = 0;
  std::size_t made = 0;
  while (made < wishes.slips) {
    const std::string game = subject.game(random, subject);
    const Reading clean = read(subject, game);
    if (!clean.findings.empty()) {
      if (++skipped > most_skipped) throw std::runtime_error(clean.findings.front().message);
      continue;
    }
    skipped = 0;
    for (std::size_t i = 0; i < slips_a_game * kinds.size() && made < wishes.slips; ++i) {
      const std::size_t kind = i % kinds.size();
      if (is_given_up(kind)) continue;
      const std::optional<Slip> one = slip(subject, game, clean, static_cast<Kind>(kind), random);
      if (!one) {
        ++failures[kind];
        continue;
      }
      count(subject, game, clean, *one, result.by_kind[kind]);
      ++made;
    }
  }
  return result;
}

std::string table(const std::vector<Tally>& tallies) {
  std::string out =
      "| game and notation | slip | tried | legal moves | noticed | errors for each noticed | first error at the slip, "
      "of 100 | play goes on to the end, of 100 |\n|---|---|---:|---:|---:|---:|---:|---:|\n";
  for (const Tally& tally : tallies) {
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      if (tally.by_kind[kind].tried != 0) append_row(tally.subject->title, kinds[kind], tally.by_kind[kind], out);
    }
    append_row(tally.subject->title, "all", tally.total(), out);
  }
  return out;
}

std::vector<std::string> broken_bounds(const std::vector<Tally>& tallies, const std::string& bounds) {
  std::vector<std::string> broken;
  for (const std::string& line : test::split(bounds, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const Bound bound = bound_in(line);
    const auto found = std::find_if(tallies.begin(), tallies.end(),
                                    [&](const Tally& tally) { return tally.subject->title == bound.title; });
    if (found == tallies.end()) throw std::runtime_error("no such game: " + bound.title);
    if (!holds(bound, found->total())) broken.push_back(line);
  }
  return broken;
}

}  // namespace plyglot::slips
