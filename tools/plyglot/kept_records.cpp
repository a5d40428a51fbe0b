#include "plyglot/kept_records.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/line_index.hpp>

namespace plyglot::tool {

std::string kept_records(const text::Source& source, const std::vector<text::Span>& records, std::string_view what) {
  std::string out;
  if (records.empty()) return out;
  const text::LineIndex lines(source);
  for (const text::Span record : records) {
    text::append(out, "{}:{}: {}\n", text::visible(source.name), lines.line_of(record.begin), what);
  }
  return out;
}

}  // namespace plyglot::tool
