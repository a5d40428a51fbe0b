// Files cut at the ends of units as their notations see them.
#include "toolchain/chunks/chunker.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"

#include "text/line_ends.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::toolchain {
using notation::UnitKind;

namespace {

// Then blank lines mean something for what is below them, and for a file that holds nothing else: they stay in one
// chunk with it.
bool reads_between(const Language& language) {
  return std::visit([](const auto* row) { return row->read_between != nullptr; }, language.notation->row);
}

}  // namespace

Chunker::Chunker(const Language& language, std::string_view name, const Selection& wanted, std::size_t size)
    : language_(language), about_(language.notation->about()), name_(name), wanted_(wanted), size_(size) {}

Chunker::Chunker(const Language& language, std::string_view name, std::size_t size, Start start)
    : Chunker(language, name, Selection{}, size) {
  base_ = start.base;
  first_line_ = start.first_line;
  records_ = records_scanned_ = records_cut_ = start.records_before;
  facts_ = facts_scanned_ = facts_cut_ = start.facts;
  file_suppressions_ = std::move(start.file_suppressions);
}

bool Chunker::append(std::string_view bytes) {
  constexpr std::size_t limit = std::numeric_limits<std::uint32_t>::max();
  if (bytes.size() > limit - base_ - waiting().size()) return false;
  buffer_ += bytes;
  return true;
}

text::Source Chunker::source() const { return {name_, waiting(), base_, first_line_, about_.line_ends}; }

std::optional<OwnedChunk> Chunker::next() {
  if (is_done_) return std::nullopt;
  if (needs_units()) scan();
  if (is_ended_ && cut_ < size_ && (scanned_ == waiting().size() || !needs_units())) {
    cut_ = scanned_ = waiting().size();
    records_cut_ = records_scanned_;
    facts_cut_ = facts_scanned_;
    is_done_ = true;
    return cut();
  }
  if (cut_ < size_) return std::nullopt;
  return cut();
}

// A file, or what is left of one, that is one chunk anyway is not looked through for places to cut it, unless its
// records have to be counted.
bool Chunker::needs_units() const { return waiting().size() >= size_ || (is_ended_ && wanted_.record != 0); }

// Stops at the first place where a chunk may end and is large enough.
void Chunker::scan() {
  const text::Source here = source();
  if (!is_ended_ && here.text.size() < std::max<std::size_t>(retry_at_, byte_order_mark_size)) return;
  while (cut_ < size_ && scanned_ < here.text.size() && scan_unit(here)) {
  }
}

// False if the unit may not be complete yet.
bool Chunker::scan_unit(const text::Source& here) {
  const bool is_first = scanned_ == 0;
  if (is_first && starts_with_byte_order_mark(here)) scanned_ = byte_order_mark_size;
  if (scanned_ == here.text.size()) return false;
  const std::uint32_t offset = base_ + static_cast<std::uint32_t>(scanned_);
  const auto next_unit = [&](const auto* row) { return row->next_unit(here, offset); };
  const notation::Unit unit = std::visit(next_unit, language_.notation->row);
  if (!is_ended_ && !is_complete(here, unit)) {
    retry_at_ = scanned_ + 2 * (here.text.size() - scanned_);
    return false;
  }
  scanned_ = unit.whole.end - base_;
  keep(unit, is_first);
  note(here, unit);
  if (unit.kind == UnitKind::record) {
    ++records_scanned_;
    has_waiting_suppression_ = false;
  } else if (unit.kind == UnitKind::comment) {
    const std::string_view comment = notation::comment_text(here.slice(unit.content), about_.comment_sign);
    has_waiting_suppression_ = has_waiting_suppression_ || diagnostics::is_suppression(comment);
  }
  const bool is_read_with_next = unit.kind == UnitKind::blank && reads_between(language_);
  // Any comment before the first record may suppress findings of the whole file, including those about what is above
  // it.
  const bool is_before_records = records_scanned_ == 0;
  if (!is_before_records && !has_waiting_suppression_ && !is_in_one_piece_ && !is_read_with_next) {
    cut_ = scanned_;
    records_cut_ = records_scanned_;
    facts_cut_ = facts_scanned_;
  }
  return true;
}

// Where units depend on each other, the line after one must be complete as well: it may be what ends the unit.
bool Chunker::is_complete(const text::Source& here, const notation::Unit& unit) const {
  const std::string_view after = here.text.substr(unit.whole.end - here.base);
  const auto depends = [](const auto* row) { return row->note_unit != nullptr; };
  if (!std::visit(depends, language_.notation->row)) return !after.empty();
  return after.find('\n') != std::string_view::npos;
}

void Chunker::note(const text::Source& here, const notation::Unit& unit) {
  const auto note_unit = [&](const auto* row) {
    return row->note_unit != nullptr && row->note_unit(here, unit, facts_scanned_);
  };
  if (std::visit(note_unit, language_.notation->row)) is_in_one_piece_ = true;
}

void Chunker::keep(const notation::Unit& unit, bool is_first) {
  const bool is_next = units_.empty() ? is_first : units_.back().whole.end == unit.whole.begin;
  if (is_next && units_.size() < most_units) units_.push_back(unit);
}

void Chunker::hand_on_units(OwnedChunk& out) {
  const auto is_in_chunk = [end = base_ + cut_](const notation::Unit& unit) { return unit.whole.end <= end; };
  const auto rest = std::find_if_not(units_.begin(), units_.end(), is_in_chunk);
  std::vector<notation::Unit> later(rest, units_.end());
  units_.erase(rest, units_.end());
  out.units = std::exchange(units_, std::move(later));
  out.chunk.units = {out.units.data(), out.units.size()};
}

OwnedChunk Chunker::cut() {
  OwnedChunk out;
  // A file that is one record can be as large as the memory that there is: it is not copied.
  const bool is_all = begin_ == 0 && cut_ == buffer_.size();
  out.bytes =
      std::make_unique<const std::string>(is_all ? std::exchange(buffer_, {}) : std::string(waiting().substr(0, cut_)));
  out.chunk.source = {name_, *out.bytes, base_, first_line_, about_.line_ends};
  out.chunk.records_before = records_;
  out.chunk.wanted = wanted_;
  out.chunk.facts = facts_;
  out.chunk.file_suppressions = file_suppressions_;
  hand_on_units(out);
  // They come before the first record, so they are in one chunk with it.
  if (records_ == 0 && records_cut_ != 0) file_suppressions_ = file_suppressions_in(language_, out.chunk);
  forget(*out.bytes);
  return out;
}

void Chunker::forget(std::string_view cut) {
  if (!is_done_) first_line_ += text::count_line_ends(cut, about_.line_ends);
  if (!buffer_.empty()) begin_ += cut_;
  base_ += static_cast<std::uint32_t>(cut_);
  scanned_ -= cut_;
  cut_ = 0;
  retry_at_ = 0;
  records_ = records_cut_;
  facts_ = facts_cut_;
  // Moving the rest to the front costs no more than cutting did if it is the smaller part.
  if (begin_ >= buffer_.size() - begin_) {
    buffer_.erase(0, begin_);
    begin_ = 0;
  }
}

}  // namespace plyglot::toolchain
