// Records formatted one by one, and files that are formatted whole or not at all.
#include "diagnostics/ids.hpp"
#include "toolchain/chunk_reader.hpp"
#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/doubts.hpp"
#include "toolchain/session_state.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

using notation::UnitKind;

bool ends_in_blank_line(std::string_view text) { return text.size() > 1 && text.substr(text.size() - 2) == "\n\n"; }

void keep_text(const Chunk& chunk, Session::Formatted& out) {
  out.text = chunk.source.text;
  out.units.assign(1, {chunk.source.span(), {0, static_cast<std::uint32_t>(out.text.size())}});
  out.trailing_blank_lines = 0;
}

class FileFormat {
 public:
  FileFormat(Session::State& state, const Chunk& chunk, Open open) : state_(state), chunk_(chunk), open_(open) {}

  void add(const ChunkReader& reader, Session::Formatted& out);
  // After the last unit.
  void finish(Session::Formatted& out);

 private:
  void add_text(const ChunkReader& reader, Session::Formatted& out);
  void keep_file(Session::Formatted& out) const;

  Session::State& state_;
  const Chunk& chunk_;
  Open open_;
  bool is_stopped_ = false;
  Doubts doubts_;
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
  if (open_ == Open::kept) doubts_.add(reader.reporter().pending(), chunk_.source);
  const text::Span old{out.units.empty() ? chunk_.source.base : out.units.back().before.end, reader.unit().whole.end};
  // An empty line in the text is the one that is wanted, if something comes before it; whether something follows is
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
  keep_text(chunk_, out);
  out.is_kept_as_a_whole = true;
}

void FileFormat::finish(Session::Formatted& out) {
  if (is_stopped_) return keep_file(out);
  if (ends_in_blank_line(out.text)) out.text.pop_back();
  if (!chunk_.is_file && !out.text.empty()) out.text.pop_back();
  if (!doubts_.empty() && !doubts_.are_left_in(out.text, state_, chunk_)) {
    out.kept_with_doubt.push_back(chunk_.source.span());
    return keep_file(out);
  }
  for (Session::FormattedUnit& unit : out.units) {
    const auto end = static_cast<std::uint32_t>(out.text.size());
    unit.after = {std::min(unit.after.begin, end), std::min(unit.after.end, end)};
  }
}

// As Session::format. The chunk must be the whole text. There is one empty line between two records, and none at the
// beginning or the end.
Session::Formatted format_file(Session::State& state, const Chunk& chunk, diagnostics::Sink sink, Open open) {
  Session::Formatted out;
  FileFormat format(state, chunk, open);
  ChunkReader reader(state, chunk, sink);
  while (reader.next()) format.add(reader, out);
  format.finish(out);
  static_cast<Session::Reading&>(out) = reader.result();
  return out;
}

// Appends the canonical text of the record that was just read, or else its bytes.
// False in the second case. In a record with an error print keeps the parts that have one, if the notation has such.
bool format_record(Session::State& state, const Chunk& chunk, const ChunkReader& reader, Open open,
                   Session::Formatted& out) {
  const std::string_view written = chunk.source.slice(reader.unit().content);
  const std::size_t before = out.text.size();
  const bool has_error = reader.reporter().has_error();
  const auto print = [&](const auto& row, const auto& model) {
    if (has_error && (row.append_kept_parts == nullptr || reader.is_read_in_part())) return false;
    if (reader.text() != nullptr) {
      out.text += *reader.text();
      return true;
    }
    if (!row.print(model, state.options, out.text)) return false;
    if (has_error) row.append_kept_parts(model, out.kept_parts);
    return true;
  };
  const bool is_printed = state.with_row(print);
  Doubts doubts;
  if (open == Open::kept) doubts.add(reader.reporter().pending(), chunk.source);
  const auto loses_doubts = [&] {
    const std::string_view canonical = std::string_view(out.text).substr(before);
    return !doubts.empty() && canonical != written && !doubts.are_left_in(canonical, state, chunk);
  };
  if (is_printed && !loses_doubts()) return true;
  out.text.resize(before);
  out.text += written;
  while (!out.kept_parts.empty() && out.kept_parts.back().begin >= reader.unit().content.begin)
    out.kept_parts.pop_back();
  auto& kept = is_printed ? out.kept_with_doubt : has_error ? out.kept_with_error : out.kept_without_error;
  kept.push_back(reader.unit().content);
  return false;
}

// What ends the unit's line. A record that keeps its bytes may end in a carriage return, which does not end a line
// (hop 2); a lone LF after it would make it a line end, so the record's own line end stays.
std::string_view line_end_for(const notation::Unit& unit, std::string_view written, const text::Source& source,
                              bool is_one_record, bool is_kept) {
  // A file that is one record is written without its last line end, or kept with it.
  if (is_one_record) return is_kept || written.empty() ? std::string_view() : "\n";
  if (written.empty() || written.back() != '\r') return "\n";
  return source.slice({unit.content.end, unit.whole.end});
}

// The text of a string that is read as files are ends without a line end, be it that of a blank line. What is written
// ends at `written_end`: the line end of a record that keeps its bytes is more than a LF.
// Where a carriage return ends a line too, half of a line end would be another one.
void end_string(Session::Formatted& out, std::size_t written_end, text::LineEnds line_ends) {
  out.text.resize(written_end);
  const std::string_view ends = line_ends == text::LineEnds::lf_crlf_or_cr ? "\r\n" : "\n";
  out.text.resize(out.text.find_last_not_of(ends) + 1);
  out.trailing_blank_lines = 0;
  const auto end = static_cast<std::uint32_t>(out.text.size());
  for (Session::FormattedUnit& unit : out.units) {
    unit.after = {std::min(unit.after.begin, end), std::min(unit.after.end, end)};
  }
}

Session::Formatted format_records(Session::State& state, const Chunk& chunk, diagnostics::Sink sink, Open open) {
  Session::Formatted out;
  const notation::About& about = state.about();
  // A byte order mark goes with the first unit.
  std::uint32_t before = chunk.source.base;
  std::uint32_t after = 0;
  if (has_byte_order_mark(chunk) && !can_drop_byte_order_mark(chunk)) out.text = byte_order_mark;
  std::size_t written_end = out.text.size();
  ChunkReader reader(state, chunk, sink, ApplySuppressions::no, notation::Wanted::text);
  while (reader.next()) {
    const notation::Unit& unit = reader.unit();
    const std::string_view written = chunk.source.slice(unit.content);
    std::size_t begin = out.text.size();
    bool is_kept = unit.kind == UnitKind::record;
    if (reader.is_read()) {
      is_kept = !format_record(state, chunk, reader, open, out);
    } else if (unit.kind == UnitKind::record || unit.kind == UnitKind::skipped) {
      out.text += written;
    } else {
      out.text += without_trailing_blanks(written);
    }
    if (out.units.empty() && !text::begins_with_byte_order_mark(std::string_view(out.text).substr(begin))) {
      // The second mark, for which the first one stays, is gone.
      out.text.erase(0, std::exchange(begin, 0));
    }
    const std::string_view as_written = std::string_view(out.text).substr(begin);
    // A blank line may have bytes: control characters are read as blanks (hexix 2), and stay.
    const bool is_empty_line = unit.kind == UnitKind::blank && as_written.empty();
    if (!as_written.empty()) written_end = out.text.size();
    const bool is_one_record = unit.kind == UnitKind::record && about.file_shape == notation::FileShape::one_record;
    const bool is_last_of_string = !chunk.is_file && unit.whole.end == chunk.source.span().end;
    if (!is_last_of_string) out.text += line_end_for(unit, as_written, chunk.source, is_one_record, is_kept);
    out.trailing_blank_lines = is_empty_line ? out.trailing_blank_lines + 1 : 0;
    const auto end = static_cast<std::uint32_t>(out.text.size());
    out.units.push_back({{before, unit.whole.end}, {after, end}});
    before = unit.whole.end;
    after = end;
  }
  // A record that is the whole string and keeps its bytes keeps its line ends too.
  const bool is_written = about.file_shape == notation::FileShape::one_record && out.kept_with_error.empty() &&
                          out.kept_without_error.empty() && out.kept_with_doubt.empty();
  if (!chunk.is_file && (about.has_records_in_strings || is_written)) {
    end_string(out, written_end, chunk.source.line_ends);
  }
  if (out.units.empty() && !chunk.source.text.empty()) out.units.push_back({chunk.source.span(), {}});
  static_cast<Session::Reading&>(out) = reader.result();
  return out;
}

}  // namespace

Session::Formatted Session::format(const Chunk& chunk, diagnostics::Sink sink, Open open) {
  const std::size_t errors_before = state_->met.errors;
  const bool is_whole = state_->about().formatting_unit == notation::FormattingUnit::file;
  Formatted out = is_whole ? format_file(*state_, chunk, sink, open) : format_records(*state_, chunk, sink, open);
  if (open == Open::settled || !state_->belongs_elsewhere(chunk, state_->met.errors - errors_before)) return out;
  keep_text(chunk, out);
  if (out.kept_with_error.empty()) out.kept_with_error.push_back(chunk.source.span());
  return out;
}

}  // namespace plyglot::toolchain
