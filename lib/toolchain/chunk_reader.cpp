// The loop over the units of a chunk: skipped, kept for the file, or read as a record.
#include "toolchain/chunk_reader.hpp"
#include "findings/finding.hpp"
#include "findings/settled_fixes.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/chunks/file_suppressions.hpp"
#include "toolchain/fix_units.hpp"
#include "toolchain/moment.hpp"

#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/listing.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

// How many errors there are, and how many warnings.
std::pair<std::size_t, std::size_t> faults_in(const std::vector<diagnostics::Diagnostic>& found) {
  std::pair<std::size_t, std::size_t> faults;
  for (const diagnostics::Diagnostic& each : found) {
    if (each.severity == diagnostics::Severity::error) ++faults.first;
    if (each.severity == diagnostics::Severity::warning) ++faults.second;
  }
  return faults;
}

}  // namespace

using diagnostics::Diagnostic;
using findings::Finding;
using notation::Unit;
using notation::UnitKind;
using notation::Wanted;

ChunkReader::ChunkReader(Session::State& state, const Chunk& chunk, diagnostics::Sink sink, ApplySuppressions apply,
                         Wanted wanted)
    : state_(state),
      chunk_(chunk),
      sink_(sink),
      wanted_(chunk.wanted.ply ? Wanted::record : wanted),
      is_linting_(apply == ApplySuppressions::yes),
      reporter_(state.policy, {&hand_on, this}, is_linting_ ? &suppressions_ : nullptr),
      counted_to_(chunk.source.base),
      line_(chunk.source.first_line),
      offset_(chunk.source.base),
      facts_(chunk.facts) {
  for (const std::string& name : chunk.file_suppressions) suppressions_.add_file_rule(name);
  if (has_byte_order_mark(chunk)) report_byte_order_mark();
}

void ChunkReader::hand_on(void* reader, Diagnostic&& found) {
  auto& self = *static_cast<ChunkReader*>(reader);
  if (found.fix && (self.is_in_binary_unit() || self.makes_byte_order_mark(*found.fix))) found.fix.reset();
  self.sink_(std::move(found));
}

bool ChunkReader::is_in_binary_unit() {
  if (units_ != judged_unit_) is_binary_ = text::is_binary(chunk_.source.slice(unit_.whole));
  judged_unit_ = units_;
  return is_binary_;
}

bool ChunkReader::makes_byte_order_mark(const diagnostics::Fix& fix) const {
  return std::any_of(fix.edits.begin(), fix.edits.end(), [this](const diagnostics::Edit& edit) {
    return edit.text.empty() && makes_byte_order_mark_without(chunk_.source, edit.span);
  });
}

void ChunkReader::report_byte_order_mark() {
  const text::Span span{offset_, offset_ + byte_order_mark_size};
  offset_ = span.end;
  const auto id = state_.about().byte_order_mark;
  if (!id) return;
  Finding(reporter_, *id, span, "the file begins with a byte order mark")
      .fix("delete the byte order mark", diagnostics::Safety::safe, span, "");
}

bool ChunkReader::next() {
  end_unit();
  if (!find_unit()) {
    read_comments({offset_, offset_}, records_);
    reporter_.finish();
    return false;
  }
  if (unit_.kind == UnitKind::comment) comments_.push_back(unit_);
  if (unit_.kind != UnitKind::record) {
    if (unit_.kind == UnitKind::other && records_ == 0) keep_lead_for_file();
    read_between();
    return true;
  }
  ++records_;
  keep_lead_for_file();
  read_comments(unit_.content, records_ - 1);
  is_read_ = chunk_.wanted.record == 0 || chunk_.wanted.record == chunk_.records_before + records_;
  if (is_read_) read_record();
  return true;
}

bool ChunkReader::find_unit() {
  const std::uint32_t before = unit_.whole.begin;
  const text::Span whole = chunk_.source.span();
  if (has_units()) {
    // A file that is one record is one even if it is empty; and an empty file has something between records.
    const bool is_one_record = state_.about().file_shape == notation::FileShape::one_record;
    const bool is_first_record = records_ == 0 && chunk_.records_before == 0;
    const auto has_between = [](const auto* row) { return row->read_between != nullptr; };
    const bool is_empty_unit = std::visit(has_between, state_.notation->row) && units_ == 0 && chunk_.source.base == 0;
    if (offset_ == whole.end && !(is_one_record && is_first_record) && !is_empty_unit) return false;
    const auto next_unit = [this](const auto* row) { return row->next_unit(chunk_.source, offset_); };
    const bool is_known = units_ < chunk_.units.count;
    unit_ = is_known ? chunk_.units.first[units_] : std::visit(next_unit, state_.notation->row);
  } else {
    // Even an empty string is a record: that it is empty is a finding.
    if (records_ > 0) return false;
    unit_ = {UnitKind::record, whole, whole};
  }
  before_ = units_ == 0 ? unit_.whole.begin : before;
  offset_ = unit_.whole.end;
  ++units_;
  return true;
}

void ChunkReader::note_unit() {
  if (units_ == 0) return;
  std::visit(
      [this](const auto* row) {
        if (row->note_unit != nullptr) row->note_unit(chunk_.source, unit_, facts_);
      },
      state_.notation->row);
}

// What is found there belongs to no record, and is known before the next one begins.
void ChunkReader::read_between() {
  if (chunk_.wanted.record != 0) return;
  const notation::ReadContext reading = context();
  std::visit(
      [&](const auto* row) {
        if (row->read_between != nullptr) row->read_between(reading, unit_);
      },
      state_.notation->row);
}

// The reader of the record, or of what there is instead of one, reads the comments of its lead.
void ChunkReader::keep_lead_for_file() {
  if (chunk_.records_before != 0 || records_ > 1) return;
  std::vector<Unit> lead;
  std::visit(
      [&](const auto* row) {
        if (row->append_lead_comments != nullptr) row->append_lead_comments(chunk_.source, unit_, lead);
      },
      state_.notation->row);
  for (const Unit& comment : lead) {
    if (holds_for_file(comment_of(chunk_.source, comment, state_.about()))) keep_for_file(comment);
  }
}

void ChunkReader::read_comments(text::Span target, std::uint32_t records_before) {
  const bool is_before_first_record = chunk_.records_before == 0 && records_before == 0;
  for (const Unit& unit : comments_) {
    diagnostics::Comment comment = comment_of(chunk_.source, unit, state_.about());
    comment.target = target;
    comment.before_first_record = is_before_first_record;
    reporter_.read_comment(comment);
    if (is_before_first_record && holds_for_file(comment)) keep_for_file(unit);
  }
  comments_.clear();
}

void ChunkReader::keep_for_file(const Unit& comment) {
  const text::Span before{counted_to_, comment.whole.begin};
  line_ += text::count_line_ends(chunk_.source.slice(before), chunk_.source.line_ends);
  counted_to_ = before.end;
  const bool can_go = !comment.whole.empty() && !makes_byte_order_mark_without(chunk_.source, comment.whole);
  const text::Span kept = comment.whole.empty() ? comment.content : comment.whole;
  file_comments_.push_back({std::string(chunk_.source.slice(kept)), before.end, line_, can_go});
}

// The syntax tree costs little, so that its nodes are counted before anything else is made of a long record: in
// beginnings of it that grow, so that of what follows the part that is read nothing is held.
text::Span ChunkReader::readable_part() {
  const text::Span content = unit_.content;
  if (content.size() <= never_too_long) return content;
  diagnostics::Reporter ignored(state_.policy, diagnostics::Sink::none());
  std::uint32_t size = never_too_long;
  while (size < content.size()) {
    size += std::min(size, content.size() - size);
    const std::uint32_t end = content.begin + size;
    const auto syntax_of = [&](const auto* row) {
      return row->syntax_of(context(chunk_.source, ignored), {content.begin, end});
    };
    const syntax::SyntaxTree& tree = std::visit(syntax_of, state_.notation->row).tree;
    if (tree.size() > most_parts) return whole_words({content.begin, tree[most_parts].span.end});
  }
  return content;
}

// Without a last line that may not be all there, or on a long line without a last word.
text::Span ChunkReader::whole_words(text::Span part) const {
  std::string_view text = chunk_.source.slice(part);
  // It may be half of a CR LF.
  if (text.ends_with('\r')) text.remove_suffix(1);
  for (const std::string_view ends : {"\n\r", " \t"}) {
    const std::size_t last = text.find_last_of(ends);
    if (last != std::string_view::npos && last > text.size() / 2) {
      return {part.begin, part.begin + static_cast<std::uint32_t>(last) + 1};
    }
  }
  return {part.begin, part.begin + static_cast<std::uint32_t>(text.size())};
}

// What is found at the end of the part comes of its not being the end. Fixes are for the whole record, of which they
// would see the part alone.
void ChunkReader::report_unread_rest() {
  const text::Span rest{read_span_.end, unit_.content.end};
  reporter_.discard_from(rest.begin);
  for (Diagnostic& found : reporter_.pending()) found.fix.reset();
  Finding(reporter_, diagnostics::DiagnosticId::plyglot_too_many_parts, rest,
          text::format("the {} has over {} parts before this: the rest, {}, is not read", state_.about().record_name,
                       text::grouped(most_parts), text::counted(rest.size(), "byte")))
      .help("a game has some hundreds of parts: is the text in another notation, or does nothing divide its records?");
}

// Findings that wait for the record, such as that about a byte order mark, are its reader's to see.
template <class Model>
bool ChunkReader::read_quickly(const notation::Row<Model>& row, const notation::ReadContext& reading) {
  has_text_ = false;
  if (wanted_ == Wanted::record || row.read_quickly == nullptr) return false;
  if (is_read_in_part() || !reporter_.pending().empty()) return false;
  text_.clear();
  const bool wants_text = wanted_ == Wanted::text;
  const bool is_known = row.read_quickly(reading, read_span_, wants_text ? &text_ : nullptr);
  has_text_ = wants_text && is_known;
  return is_known;
}

void ChunkReader::read_record() {
  ++wanted_records_;
  read_span_ = readable_part();
  const notation::ReadContext reading = context();
  state_.with_row([&](const auto& row, auto& model) {
    if (read_quickly(row, reading)) return;
    const std::uint32_t first = reporter_.next_number();
    row.read(reading, read_span_, model);
    if (reporter_.next_number() != first) read_lookalikes(row, model, first);
    if (is_read_in_part()) report_unread_rest();
    const auto ply = chunk_.wanted.ply;
    has_moment_ = !ply || go_to_ply(model, *ply, unit_.content, reporter_);
  });
}

// What is left may be about words with other lookalikes. A reading of which there is no less to say is none.
template <class Model>
void ChunkReader::read_lookalikes(const notation::Row<Model>& row, Model& model, std::uint32_t first) {
  constexpr int most_readings = 4;
  if (!state_.about().has_lookalikes || is_read_in_part() || !reporter_.holds_all()) return;
  const std::string_view text = chunk_.source.slice(unit_.content);
  if (text::ascii_prefix(text) == text.size()) return;
  const auto from = static_cast<std::ptrdiff_t>(reporter_.place_from(first));
  std::vector<Diagnostic> found(reporter_.pending().begin() + from, reporter_.pending().end());
  plain_.emplace(chunk_.source, before_, unit_.whole, unit_.content);
  for (int i = 0; i < most_readings && plain_->replace_in_words_of(found); ++i) {
    diagnostics::Reporter reporter(state_.policy, diagnostics::Sink::none());
    Model read;
    const bool is_alike = divides_alike(*plain_);
    if (is_alike) row.read(context(plain_->source(), reporter), plain_->record(), read);
    if (!is_alike || !reporter.holds_all() || faults_in(reporter.pending()) >= faults_in(found)) {
      plain_->take_back();
      if (is_alike) read_again(row, model);
      break;
    }
    found = std::move(reporter.pending());
    for (Diagnostic& each : found) plain_->place(each);
    row.views->place_spans(read, plain_->text());
    model = std::move(read);
  }
  if (!plain_->is_changed()) return plain_.reset();
  reporter_.withdraw_since(first);
  for (Diagnostic& each : found) reporter_.report(std::move(each));
  plain_->report(reporter_);
}

bool ChunkReader::divides_alike(const PlainRecord& plain) {
  if (!has_units()) return true;
  const auto end_of_unit_at = [&](std::uint32_t offset) {
    return std::visit([&](const auto* row) { return row->next_unit(plain.source(), offset).whole.end; },
                      state_.notation->row);
  };
  const bool is_first = before_ == plain.unit().begin;
  return (is_first || end_of_unit_at(before_) == plain.unit().begin) &&
         end_of_unit_at(plain.unit().begin) == plain.unit().end;
}

// For what it leaves in the arena.
template <class Model>
void ChunkReader::read_again(const notation::Row<Model>& row, Model& model) {
  diagnostics::Reporter ignored(state_.policy, diagnostics::Sink::none());
  row.read(context(plain_->source(), ignored), plain_->record(), model);
  row.views->place_spans(model, plain_->text());
}

void ChunkReader::leave_as_written() {
  if (!plain_) return;
  plain_.reset();
  diagnostics::Reporter ignored(state_.policy, diagnostics::Sink::none());
  state_.with_row([&](const auto& row, const auto& model) {
    std::remove_cvref_t<decltype(model)> written;
    row.read(context(chunk_.source, ignored), read_span_, written);
  });
}

void ChunkReader::settle_fixes() {
  const auto may_be_trusted = [](const Diagnostic& found) {
    return found.fix && found.fix->safety != diagnostics::Safety::unsafe;
  };
  std::vector<Diagnostic>& found = reporter_.pending();
  if (std::none_of(found.begin(), found.end(), may_be_trusted)) return;
  if (!findings::needs_units(found)) return findings::settle_fixes(found, {{}, reporter_.has_error()});
  std::vector<text::Span> turns;
  const auto append_turns = [&](const auto* row) {
    if (is_read_ && row->append_turns != nullptr) row->append_turns(last_context(), turns);
  };
  std::visit(append_turns, state_.notation->row);
  if (plain_) {
    for (text::Span& turn : turns) turn = plain_->text().to_file(turn);
  }
  const auto units = fix_units(chunk_.source, unit_.whole, state_.about().unit_ends, turns);
  findings::settle_fixes(found, {units, reporter_.has_error()});
  // How well another notation reads the text is asked of sessions that do not lint, and of whole texts: findings do not
  // depend on where a file is cut.
  const bool is_whole = state_.about().file_shape == notation::FileShape::one_record;
  const bool may_be_elsewhere = is_linting_ && is_whole && std::any_of(found.begin(), found.end(), may_be_trusted);
  if (!may_be_elsewhere || !state_.belongs_elsewhere(chunk_, reporter_.error_count())) return;
  for (Diagnostic& each : found) {
    if (each.fix) each.fix->safety = diagnostics::Safety::unsafe;
  }
}

void ChunkReader::meet_findings() {
  const std::vector<Diagnostic>& found = reporter_.pending();
  const auto of_play = std::count_if(found.begin(), found.end(), findings::is_of_play);
  state_.met.findings += found.size() - static_cast<std::size_t>(of_play);
  if (!is_read_) return;
  state_.met.turns += state_.with_row([](const auto&, const auto& model) { return plies_of(model); });
}

void ChunkReader::end_unit() {
  note_unit();
  state_.met.errors += reporter_.error_count();
  if (state_.about().text_tells_dialect) meet_findings();
  const bool is_between = units_ != 0 && unit_.kind != UnitKind::record && unit_.kind != UnitKind::comment;
  if (is_read_ || is_between) {
    if (!reporter_.pending().empty()) settle_fixes();
    reporter_.finish();
  } else if (chunk_.wanted.record != 0 && unit_.kind == UnitKind::record) {
    // It is unknown whether the suppressions of a skipped record are of use.
    suppressions_.end_record(reporter_);
    reporter_.discard();
  }
  is_read_ = false;
  plain_.reset();
}

Session::Reading ChunkReader::result() {
  return {wanted_records_, std::move(file_comments_), suppressions_.used_file_rules()};
}

}  // namespace plyglot::toolchain
