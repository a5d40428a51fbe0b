#include "plyglot/lsp/documents/pieced_text.hpp"

#include "plyglot/lsp/documents/moved.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/chunks/file_suppressions.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

using toolchain::Chunker;

// Cut wherever a text may be cut.
constexpr std::size_t smallest_piece = 1;
// Of what is read at once.
constexpr std::size_t some_bytes = 64 * 1024;

// Of what reading alone reports no severity is changed.
const diagnostics::SeverityPolicy& as_written() {
  static const diagnostics::SeverityPolicy policy;
  return policy;
}

// Whether the same text is cut and read in the same way after both, but for the numbers of its records.
bool is_same_start(const Chunker::Start& a, const Chunker::Start& b) {
  return a.facts == b.facts && (a.records_before == 0) == (b.records_before == 0) &&
         a.file_suppressions == b.file_suppressions;
}

// Replaces those from `first` to `end`.
template <class Item>
void splice(std::vector<Item>& items, std::size_t first, std::size_t end, std::vector<Item> by) {
  const auto at = [](auto& list, std::size_t index) { return list.begin() + static_cast<std::ptrdiff_t>(index); };
  const std::size_t common = std::min(end - first, by.size());
  std::move(by.begin(), at(by, common), at(items, first));
  items.erase(at(items, first + common), at(items, end));
  items.insert(at(items, first + common), std::move_iterator(at(by, common)), std::move_iterator(by.end()));
}

}  // namespace

PiecedText::PiecedText(toolchain::Language language, std::string_view name, const diagnostics::SeverityPolicy& policy,
                       std::string_view text)
    : language_(std::move(language)),
      name_(name),
      policy_(policy),
      session_(language_, policy),
      record_session_(language_, as_written()) {
  edit(text, {}, {0, static_cast<std::uint32_t>(text.size())});
}

void PiecedText::edit(std::string_view text, text::Span replaced, text::Span by) {
  text_ = text;
  const std::int64_t moved = std::int64_t{by.end} - replaced.end;
  Cut cut = this->cut(replaced, by);
  keep_unchanged(cut, replaced);
  put(std::move(cut), moved);
  has_findings_ = false;
}

// A unit may end where it does for what comes after it, with blanks and comments between: it is looked at again, and
// the one before it.
std::size_t PiecedText::first_touched(text::Span replaced) const {
  const auto begins_after = [](std::uint32_t offset, const Piece& piece) { return offset < piece.start.base; };
  auto at = std::upper_bound(pieces_.begin(), pieces_.end(), replaced.begin, begins_after);
  if (at != pieces_.begin()) --at;
  for (int records = 0; at != pieces_.begin() && records < 2;) {
    --at;
    if (at->records != 0) ++records;
  }
  return static_cast<std::size_t>(at - pieces_.begin());
}

// The piece that begins there; the number of pieces if there is none.
std::size_t PiecedText::piece_at(std::int64_t begin) const {
  const auto begins_before = [](const Piece& piece, std::int64_t offset) { return piece.start.base < offset; };
  const auto found = std::lower_bound(pieces_.begin(), pieces_.end(), begin, begins_before);
  const bool is_there = found != pieces_.end() && found->start.base == begin;
  return is_there ? static_cast<std::size_t>(found - pieces_.begin()) : pieces_.size();
}

PiecedText::Cut PiecedText::cut(text::Span replaced, text::Span by) const {
  Cut cut;
  cut.first = first_touched(replaced);
  Chunker chunker(language_, name_, smallest_piece, pieces_.empty() ? Chunker::Start{} : pieces_[cut.first].start);
  const std::int64_t moved = std::int64_t{by.end} - replaced.end;
  const std::size_t most_at_once = pieces_.empty() ? some_bytes : 4096;
  std::size_t fed = chunker.start().base;
  bool is_ended = false;
  while (true) {
    Chunker::Start start = chunker.start();
    const std::optional<toolchain::OwnedChunk> chunk = chunker.next();
    if (!chunk && is_ended) break;
    if (!chunk) {
      const std::string_view more = text_.substr(fed, most_at_once);
      fed += more.size();
      is_ended = more.empty();
      if (is_ended) chunker.end();
      chunker.append(more);
      continue;
    }
    cut.end = chunker.start();
    Piece& piece = cut.pieces.emplace_back();
    piece.start = std::move(start);
    piece.size = static_cast<std::uint32_t>(chunk->chunk.source.text.size());
    if (cut.end.base < by.end || is_ended) continue;
    cut.next = piece_at(cut.end.base - moved);
    if (cut.next < pieces_.size() && is_same_start(cut.end, pieces_[cut.next].start)) return cut;
  }
  cut.next = pieces_.size();
  return cut;
}

// Pieces that were cut again, before the edit, as they were before.
void PiecedText::keep_unchanged(Cut& cut, text::Span replaced) {
  for (std::size_t i = 0; i < cut.pieces.size() && cut.first + i < cut.next; ++i) {
    Piece& is = cut.pieces[i];
    Piece& was = pieces_[cut.first + i];
    if (is.end() > replaced.begin || is.end() != was.end()) return;
    is.is_kept = true;
    is.is_read = was.is_read;
    is.found = std::move(was.found);
  }
}

// The units of pieces that lie side by side.
std::vector<notation::Unit> PiecedText::units_of(std::vector<Piece>& pieces) const {
  const text::Source source{name_, text_, 0, 1, toolchain::facts_of(*language_.notation).line_ends};
  const bool is_one_record = language_.notation->about().file_shape == notation::FileShape::one_record;
  std::vector<notation::Unit> units;
  for (Piece& piece : pieces) {
    std::uint32_t at = piece.start.base;
    if (at == 0 && toolchain::starts_with_byte_order_mark(source)) at = toolchain::byte_order_mark_size;
    const std::size_t first = units.size();
    // A text that is one record is one even if it is empty.
    const bool is_empty_record = is_one_record && at == text_.size() && piece.start.base == 0;
    while (at < piece.end() || (is_empty_record && units.size() == first)) {
      units.push_back(std::visit([&](const auto* row) { return row->next_unit(source, at); }, language_.notation->row));
      at = units.back().whole.end;
    }
    piece.units = static_cast<std::uint32_t>(units.size() - first);
    const auto is_record = [](const notation::Unit& unit) { return unit.kind == notation::UnitKind::record; };
    piece.records = static_cast<std::uint32_t>(
        std::count_if(units.begin() + static_cast<std::ptrdiff_t>(first), units.end(), is_record));
  }
  return units;
}

void PiecedText::put(Cut cut, std::int64_t moved) {
  std::vector<notation::Unit> units = units_of(cut.pieces);
  const auto sum = [](auto first, auto end, auto member) {
    std::size_t all = 0;
    for (; first != end; ++first) all += (*first).*member;
    return all;
  };
  const auto first = pieces_.begin() + static_cast<std::ptrdiff_t>(cut.first);
  const auto next = pieces_.begin() + static_cast<std::ptrdiff_t>(cut.next);
  const std::size_t first_unit = pieces_.empty() ? 0 : first->first_unit;
  const std::size_t first_record = pieces_.empty() ? 0 : first->first_record;
  const std::size_t end_unit = first_unit + sum(first, next, &Piece::units);
  const std::size_t end_record = first_record + sum(first, next, &Piece::records);

  std::vector<std::unique_ptr<ReadRecord>> records(sum(cut.pieces.begin(), cut.pieces.end(), &Piece::records));
  std::size_t unit = first_unit;
  std::size_t record = first_record;
  for (Piece& piece : cut.pieces) {
    piece.first_unit = static_cast<std::uint32_t>(unit);
    piece.first_record = static_cast<std::uint32_t>(record);
    for (std::size_t i = record; piece.is_kept && i < record + piece.records; ++i) {
      records[i - first_record] = std::move(records_[i]);
    }
    unit += piece.units;
    record += piece.records;
  }
  const auto later_records = static_cast<std::int64_t>(record) - static_cast<std::int64_t>(end_record);
  if (next != pieces_.end()) {
    const std::int64_t later_lines = std::int64_t{cut.end.first_line} - next->start.first_line;
    for (auto piece = next; piece != pieces_.end(); ++piece) {
      move(piece->start.base, moved);
      move(piece->start.first_line, later_lines);
      move(piece->start.records_before, later_records);
      move(piece->first_record, later_records);
      move(piece->first_unit, static_cast<std::int64_t>(unit) - static_cast<std::int64_t>(end_unit));
      // A command in a finding names the number of its record.
      if (later_records != 0 && piece->found && !piece->found->findings.empty()) piece->forget();
    }
  }
  for (std::size_t i = end_unit; i < units_.size(); ++i) move(units_[i], moved);
  for (std::size_t i = end_record; later_records != 0 && i < records_.size(); ++i) {
    if (records_[i] && !records_[i]->record.findings.empty()) records_[i].reset();
  }
  splice(units_, first_unit, end_unit, std::move(units));
  splice(records_, first_record, end_record, std::move(records));
  splice(pieces_, cut.first, cut.next, std::move(cut.pieces));
  list_records(first_record, first_unit);
}

// From one of them on, of which the units are those from `first_unit` on.
void PiecedText::list_records(std::size_t first, std::size_t first_unit) {
  units_of_records_.resize(first);
  for (std::size_t i = first_unit; i < units_.size(); ++i) {
    if (units_[i].kind == notation::UnitKind::record) units_of_records_.push_back(static_cast<std::uint32_t>(i));
  }
}

toolchain::Chunk PiecedText::chunk_of(const Piece& piece) const {
  toolchain::Chunk chunk;
  chunk.source = {name_, text_.substr(piece.start.base, piece.size), piece.start.base, piece.start.first_line,
                  toolchain::facts_of(*language_.notation).line_ends};
  chunk.records_before = piece.start.records_before;
  chunk.file_suppressions = piece.start.file_suppressions;
  chunk.facts = piece.start.facts;
  chunk.units = {units_.data() + piece.first_unit, piece.units};
  return chunk;
}

bool PiecedText::find_some() {
  if (has_findings_) return true;
  std::size_t bytes = 0;
  for (Piece& piece : pieces_) {
    if (piece.is_read) continue;
    if (bytes >= some_bytes) return false;
    read(piece);
    bytes += piece.size;
  }
  collect();
  return has_findings_ = true;
}

void PiecedText::read(Piece& piece) {
  Found found;
  found.base = piece.start.base;
  toolchain::Session::Reading reading = session_.lint(chunk_of(piece), diagnostics::collect_into(found.findings));
  found.comments = std::move(reading.file_comments);
  found.used = std::move(reading.used_file_suppressions);
  piece.is_read = true;
  const bool is_empty = found.findings.empty() && found.comments.empty() && found.used.empty();
  if (!is_empty) piece.found = std::make_unique<Found>(std::move(found));
}

// Comments that hold for the whole text come before its first record, and are in the first piece, which stays where it
// is.
void PiecedText::collect() {
  findings_.clear();
  std::vector<toolchain::FileComment> comments;
  std::vector<std::string> used;
  for (Piece& piece : pieces_) {
    if (!piece.found) continue;
    const std::int64_t moved = std::int64_t{piece.start.base} - std::exchange(piece.found->base, piece.start.base);
    for (diagnostics::Diagnostic& finding : piece.found->findings) {
      if (moved != 0) move(finding, moved);
      findings_.push_back(finding);
    }
    comments.insert(comments.end(), piece.found->comments.begin(), piece.found->comments.end());
    used.insert(used.end(), piece.found->used.begin(), piece.found->used.end());
  }
  toolchain::report_unused(language_, comments, used, policy_, diagnostics::collect_into(findings_));
  std::stable_sort(findings_.begin(), findings_.end(), diagnostics::reported_before);
}

const PiecedText::Record& PiecedText::record(std::uint32_t number) {
  const auto is_after = [](std::size_t index, const Piece& piece) { return index < piece.first_record; };
  const auto next = std::upper_bound(pieces_.begin(), pieces_.end(), number - 1, is_after);
  const Piece& piece = *(next - 1);
  if (!records_[number - 1]) read_records(piece);
  ReadRecord& read = *records_[number - 1];
  const std::int64_t moved = std::int64_t{piece.start.base} - std::exchange(read.base, piece.start.base);
  if (moved != 0) {
    move(read.record.span, moved);
    move(read.record.annotations, moved);
    for (diagnostics::Diagnostic& finding : read.record.findings) move(finding, moved);
  }
  return read.record;
}

std::vector<annotations::Token> PiecedText::tokens(text::Span span) {
  std::vector<annotations::Token> tokens;
  const auto ends_before = [](const Piece& piece, std::uint32_t offset) { return piece.end() < offset; };
  auto piece = std::lower_bound(pieces_.begin(), pieces_.end(), span.begin, ends_before);
  for (; piece != pieces_.end() && piece->start.base <= span.end; ++piece) {
    const std::vector<annotations::Token> here = session_.tokens(chunk_of(*piece));
    tokens.insert(tokens.end(), here.begin(), here.end());
  }
  return tokens;
}

bool PiecedText::read_some_records() {
  std::size_t bytes = 0;
  for (const Piece& piece : pieces_) {
    if (piece.records == 0 || records_[piece.first_record]) continue;
    if (bytes >= some_bytes) return false;
    read_records(piece);
    bytes += piece.size;
  }
  return true;
}

void PiecedText::read_records(const Piece& piece) {
  struct Reading {
    const toolchain::Chunk chunk;
    std::unique_ptr<ReadRecord>* next;
  } reading{chunk_of(piece), &records_[piece.first_record]};
  const auto keep = [](void* context, text::Span span, const toolchain::Model& model, bool) {
    auto& into = *static_cast<Reading*>(context);
    const text::Source& source = into.chunk.source;
    *into.next++ =
        std::make_unique<ReadRecord>(ReadRecord{source.base, {span, toolchain::annotate(model, source), {}}});
  };
  std::vector<diagnostics::Diagnostic> findings;
  record_session_.read(reading.chunk, keep, &reading, diagnostics::collect_into(findings));
  for (diagnostics::Diagnostic& finding : findings) {
    for (std::size_t i = piece.first_record; i < piece.first_record + piece.records; ++i) {
      Record& record = records_[i]->record;
      if (record.span.begin <= finding.span.begin && finding.span.begin <= record.span.end) {
        record.findings.push_back(std::move(finding));
        break;
      }
    }
  }
}

}  // namespace plyglot::tool::lsp
