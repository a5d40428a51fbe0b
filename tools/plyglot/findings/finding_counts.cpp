#include "plyglot/findings/finding_counts.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::tool {

using diagnostics::Safety;

void Statistics::add(const FindingKind& kind) {
  const auto is_same = [&kind](const Row& row) { return row.id == kind.id; };
  auto row = std::find_if(rows_.begin(), rows_.end(), is_same);
  if (row == rows_.end()) row = rows_.insert(row, Row{kind.id, kind.severity});
  row->severity = std::max(row->severity, kind.severity);
  ++row->count;
  if (kind.fix) row->fixable.add(*kind.fix);
}

std::vector<Statistics::Row> Statistics::sorted() const {
  std::vector<Row> rows = rows_;
  std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
    return std::tuple(b.count, diagnostics::catalogue_entry(a.id).name) <
           std::tuple(a.count, diagnostics::catalogue_entry(b.id).name);
  });
  return rows;
}

std::string Statistics::text() const {
  const std::vector<Row> rows = sorted();
  std::size_t digits = 0;
  std::size_t names = 0;
  for (const Row& row : rows) {
    digits = std::max(digits, text::grouped(row.count).size());
    names = std::max(names, diagnostics::catalogue_entry(row.id).name.size());
  }
  std::string out;
  for (const Row& row : rows) {
    text::append(out, "{:>{}}  {:<7}  {:<{}}", text::grouped(row.count), digits, diagnostics::name_of(row.severity),
                 diagnostics::catalogue_entry(row.id).name, names);
    for (const Safety safety : diagnostics::safeties) {
      const std::uint64_t count = row.fixable.count(safety);
      if (count != 0) text::append(out, "  {} with {}", text::grouped(count), option_that_applies(safety));
    }
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  }
  return out;
}

std::string Statistics::jsonl() const {
  std::string out;
  for (const Row& row : sorted()) {
    text::JsonWriter json(out);
    json.begin_object().key("name").string(diagnostics::catalogue_entry(row.id).name);
    json.key("severity").string(diagnostics::name_of(row.severity));
    json.key("count").number(static_cast<std::int64_t>(row.count));
    const auto count = [&row](Safety safety) { return static_cast<std::int64_t>(row.fixable.count(safety)); };
    json.key("fixableSafely").number(count(Safety::safe)).key("fixableByRecount").number(count(Safety::recount));
    json.key("fixableUnsafely").number(count(Safety::unsafe)).end_object();
    out += '\n';
  }
  return out;
}

}  // namespace plyglot::tool
