#include "plyglot/findings/kept_records.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::tool {

std::string kept_records(const InputChunk& chunk, const std::vector<text::Span>& records, std::string_view what) {
  std::string out;
  if (records.empty()) return out;
  ChunkLines lines(chunk);
  for (const text::Span record : records) {
    text::append(out, "{}:{}: {}\n", text::visible(chunk.source_in_file().name), lines.line_of(record.begin), what);
  }
  return out;
}

}  // namespace plyglot::tool
