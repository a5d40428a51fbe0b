#pragma once
// The stages of one notation's reader without a session around them: record by record.

#include "bench/support/measuring.hpp"
#include "diagnostics/reporter.hpp"
#include "notation/lines.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::bench {

// Calls read(source, span) for each line.
template <class Read>
void measure_lines(benchmark::State& state, const Texts& texts, Read read) {
  measure(state, texts, [&](const std::string& file) {
    const text::Source source{"measured", file};
    for (std::size_t begin = 0; begin < file.size();) {
      const std::size_t end = std::min(file.find('\n', begin), file.size());
      read(source, text::Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
      begin = end + 1;
    }
  });
}

// Calls read(source, span) for each record, as `next_unit` of the notation finds them.
template <class Read>
void measure_units(benchmark::State& state, const Texts& texts,
                   notation::Unit (*next_unit)(const text::Source& source, std::uint32_t offset), Read read) {
  measure(state, texts, [&](const std::string& file) {
    const text::Source source{"measured", file};
    for (std::uint32_t offset = 0; offset < source.span().end;) {
      const notation::Unit unit = next_unit(source, offset);
      if (unit.kind == notation::UnitKind::record) read(source, unit.content);
      offset = unit.whole.end;
    }
  });
}

// The models of all records.
template <class Model>
std::vector<Model> records_of(const Texts& texts) {
  std::vector<Model> records;
  const auto keep = [](void* kept, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<Model>*>(kept)->push_back(std::get<Model>(model));
  };
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_of(texts.language), policy);
  std::size_t found = 0;
  for (const std::string& file : texts.files) session.read(chunk_of(file), keep, &records, count_into(found));
  return records;
}

// The cells of columns of the vectors' tables, one a line, if they hold the mark; none where the rows stay beside the
// project and are not there.
Texts column_of(const std::string& language, const std::vector<std::pair<std::string, std::size_t>>& columns,
                std::string_view mark);

}  // namespace plyglot::bench
