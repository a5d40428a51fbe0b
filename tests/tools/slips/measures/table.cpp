#include "tools/slips/measures/table.hpp"

#include "support/files/shared_files.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::slips {
namespace {

constexpr std::string_view every = "all";

struct Row {
  // The cells in front, each with its bar.
  std::string name;
  Counts counts;
};

std::string hundredths(std::size_t part, std::size_t whole) {
  if (whole == 0) return "–";
  const std::size_t value = (part * 100 + whole / 2) / whole;
  return text::format("{}.{:02}", value / 100, value % 100);
}

std::string of_hundred(std::size_t part, std::size_t whole) {
  return whole == 0 ? "–" : text::format("{}", part * 100 / whole);
}

void append_found(const std::vector<Row>& rows, std::string_view head, std::string& out) {
  text::append(
      out,
      "{} tried | legal | noticed | errors for each noticed | first error at the slip, of 100 | play goes on to "
      "the end, of 100 | restored exactly by the first suggestion, of 100 | another game without a finding "
      "after `--fix` | after `--unsafe-fixes` | `--unsafe-fixes` without an end |\n",
      head);
  const auto columns = std::count(head.begin(), head.end(), '|') - 1;
  for (auto i = columns; i > 0; --i) out += "|---";
  out += "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n";
  for (const auto& [name, counts] : rows) {
    const std::size_t wrong = counts.wrong();
    text::append(out, "{} {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", name, counts.tried,
                 counts.of(Measure::legal), counts.of(Measure::noticed),
                 hundredths(counts.of(Measure::errors), counts.of(Measure::noticed)),
                 of_hundred(counts.of(Measure::at_slip), wrong), of_hundred(counts.of(Measure::gone_on), wrong),
                 of_hundred(counts.of(Measure::restored), wrong), counts.of(Measure::another_by_fix),
                 counts.of(Measure::another_by_unsafe), counts.of(Measure::endless));
  }
}

void append_changed(const std::vector<Row>& rows, std::string_view head, std::string& out) {
  text::append(out,
               "{} tried | `--fix`: plies changed | right lines rewritten | remarks touched | witnesses gone | `fmt`: "
               "plies changed | right lines rewritten | remarks touched | witnesses gone |\n",
               head);
  const auto columns = std::count(head.begin(), head.end(), '|') - 1;
  for (auto i = columns; i > 0; --i) out += "|---";
  out += "|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n";
  for (const auto& [name, counts] : rows) {
    text::append(out, "{} {} |", name, counts.tried);
    for (auto i = static_cast<std::size_t>(Measure::plies_by_fix); i < measures; ++i) {
      text::append(out, " {} |", counts.values[i]);
    }
    out += '\n';
  }
}

void append_both(const std::vector<Row>& rows, std::string_view head, std::string& out) {
  append_found(rows, head, out);
  out += '\n';
  append_changed(rows, head, out);
}

Counts total_of(const std::vector<Tally>& tallies) {
  Counts sum;
  for (const Tally& tally : tallies) sum += tally.total();
  return sum;
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
  const auto measure = measure_named(bound.measure);
  if (!measure || *measure < Measure::errors) throw std::runtime_error("no measure: " + bound.measure);
  const std::size_t value = counts.of(*measure);
  if (*measure == Measure::errors) return value * 100 <= counts.of(Measure::noticed) * bound.value;
  if (is_good(*measure)) return value * 100 >= counts.wrong() * bound.value;
  return value * 1000 <= counts.tried * bound.value;
}

}  // namespace

std::string tables(const std::vector<Tally>& tallies) {
  std::vector<Row> by_kind;
  for (std::size_t kind = 0; kind < kinds().size(); ++kind) {
    Row row{text::format("| {} |", kinds()[kind].name), {}};
    for (const Tally& tally : tallies) row.counts += tally.by_kind[kind];
    if (row.counts.tried != 0) by_kind.push_back(row);
  }
  std::vector<Row> by_game;
  for (const Tally& tally : tallies) by_game.push_back({text::format("| {} |", tally.subject->title), tally.total()});
  for (std::vector<Row>* rows : {&by_kind, &by_game})
    rows->push_back({text::format("| {} |", every), total_of(tallies)});
  std::string out;
  append_both(by_kind, "| slip |", out);
  out += '\n';
  append_both(by_game, "| game and notation |", out);
  return out;
}

std::string full_tables(const std::vector<Tally>& tallies) {
  std::vector<Row> rows;
  for (const Tally& tally : tallies) {
    for (std::size_t kind = 0; kind < kinds().size(); ++kind) {
      const Counts& counts = tally.by_kind[kind];
      if (counts.tried != 0)
        rows.push_back({text::format("| {} | {} |", tally.subject->title, kinds()[kind].name), counts});
    }
    rows.push_back({text::format("| {} | {} |", tally.subject->title, every), tally.total()});
  }
  std::string out;
  append_both(rows, "| game and notation | slip |", out);
  return out;
}

std::vector<std::string> broken_bounds(const std::vector<Tally>& tallies, const std::string& bounds) {
  std::vector<std::string> broken;
  for (const std::string& line : test::split(bounds, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const Bound bound = bound_in(line);
    const auto found = std::find_if(tallies.begin(), tallies.end(),
                                    [&](const Tally& tally) { return tally.subject->title == bound.title; });
    const bool is_of_all = bound.title == every;
    if (found == tallies.end() && !is_of_all) throw std::runtime_error("no such game: " + bound.title);
    if (!holds(bound, is_of_all ? total_of(tallies) : found->total())) broken.push_back(line);
  }
  return broken;
}

}  // namespace plyglot::slips
