#include "toolchain/file_format.hpp"

#include "toolchain/chunk_reader.hpp"
#include "toolchain/comment_text.hpp"

#include "diagnostics/ids.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

using notation::UnitKind;

bool ends_in_blank_line(std::string_view text) { return text.size() > 1 && text.substr(text.size() - 2) == "\n\n"; }

class FileFormat {
 public:
  FileFormat(Session::State& state, const Chunk& chunk) : state_(state), chunk_(chunk) {}

  void add(const ChunkReader& reader, Session::Formatted& out);
  // Behind the last unit.
  void finish(Session::Formatted& out);

 private:
  void add_text(const ChunkReader& reader, Session::Formatted& out);
  void keep_file(Session::Formatted& out) const;

  Session::State& state_;
  const Chunk& chunk_;
  bool is_stopped_ = false;
};

bool stops_formatting(const diagnostics::Reporter& reporter) {
  const auto stops = [](const diagnostics::Diagnostic& found) {
    return diagnostics::catalogue_entry(found.id).blocks_formatting;
  };
  return std::any_of(reporter.pending().begin(), reporter.pending().end(), stops);
}

void FileFormat::add(const ChunkReader& reader, Session::Formatted& out) {
  const auto before = static_cast<std::uint32_t>(out.text.size());
  is_stopped_ = is_stopped_ || stops_formatting(reader.reporter());
  const text::Span old{out.units.empty() ? chunk_.source.base : out.units.back().before.end, reader.unit().whole.end};
  // An empty line that is there is the one that is wanted, if something stands before it; whether something follows is
  // seen later.
  if (reader.unit().kind != UnitKind::blank) {
    add_text(reader, out);
  } else if (!out.text.empty() && !ends_in_blank_line(out.text)) {
    out.text += '\n';
  }
  out.units.push_back({old, {before, static_cast<std::uint32_t>(out.text.size())}});
}

void FileFormat::add_text(const ChunkReader& reader, Session::Formatted& out) {
  std::string text;
  const bool is_printed = state_.with_row([&](const auto& row, const auto& model) {
    if (reader.is_read()) return row.print(model, state_.options, text);
    if (reader.unit().kind == UnitKind::record) {
      text = without_trailing_blanks(chunk_.source.slice(reader.unit().content));
    } else {
      row.print_between(chunk_.source, reader.unit(), text);
    }
    return true;
  });
  is_stopped_ = is_stopped_ || !is_printed;
  if (text.empty()) return;
  if (!out.text.empty() && !ends_in_blank_line(out.text)) out.text += '\n';
  out.text += text;
  out.text += '\n';
}

void FileFormat::keep_file(Session::Formatted& out) const {
  out.text = chunk_.source.text;
  out.units.assign(1, {chunk_.source.span(), {0, static_cast<std::uint32_t>(out.text.size())}});
  out.is_kept_as_a_whole = true;
}

void FileFormat::finish(Session::Formatted& out) {
  if (is_stopped_) return keep_file(out);
  if (ends_in_blank_line(out.text)) out.text.pop_back();
  if (!chunk_.is_file && !out.text.empty()) out.text.pop_back();
  for (Session::FormattedUnit& unit : out.units) {
    const auto end = static_cast<std::uint32_t>(out.text.size());
    unit.after = {std::min(unit.after.begin, end), std::min(unit.after.end, end)};
  }
}

}  // namespace

Session::Formatted format_file(Session::State& state, const Chunk& chunk, diagnostics::Sink sink) {
  Session::Formatted out;
  FileFormat format(state, chunk);
  ChunkReader reader(state, chunk, sink);
  while (reader.next()) format.add(reader, out);
  format.finish(out);
  static_cast<Session::Reading&>(out) = reader.result();
  return out;
}

}  // namespace plyglot::toolchain
