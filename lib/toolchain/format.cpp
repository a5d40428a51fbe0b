#include "toolchain/chunk_reader.hpp"
#include "toolchain/comment_text.hpp"

namespace plyglot::toolchain {
namespace {

using notation::UnitKind;

// Appends the canonical text of the record that was just read, or else its bytes.
void format_record(Session::State& state, const ChunkReader& reader, std::string_view written,
                   Session::Formatted& out) {
  const std::size_t before = out.text.size();
  const bool has_error = reader.reporter().has_error();
  const auto print = [&](const auto& row, const auto& model) { return row.print(model, state.options, out.text); };
  if (!has_error && state.with_row(print)) return;
  out.text.resize(before);
  out.text += written;
  (has_error ? out.kept_with_error : out.kept_without_error).push_back(reader.unit().content);
}

}  // namespace

Session::Formatted Session::format(const Chunk& chunk, diagnostics::Sink sink) {
  Formatted out;
  // A byte order mark goes with the first unit.
  std::uint32_t before = chunk.source.base;
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    const notation::Unit& unit = reader.unit();
    const std::string_view written = chunk.source.slice(unit.content);
    const auto begin = static_cast<std::uint32_t>(out.text.size());
    if (reader.is_read()) {
      format_record(*state_, reader, written, out);
    } else if (unit.kind == UnitKind::record) {
      out.text += written;
    } else {
      out.text += without_trailing_blanks(written);
    }
    if (chunk.is_file) out.text += '\n';
    out.trailing_blank_lines = unit.kind == UnitKind::blank ? out.trailing_blank_lines + 1 : 0;
    out.units.push_back({{before, unit.whole.end}, {begin, static_cast<std::uint32_t>(out.text.size())}});
    before = unit.whole.end;
  }
  if (out.units.empty() && !chunk.source.text.empty()) out.units.push_back({chunk.source.span(), {}});
  static_cast<Reading&>(out) = reader.result();
  return out;
}

}  // namespace plyglot::toolchain
