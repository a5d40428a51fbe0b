// Records written in another notation, with a finding for each loss.
#include "toolchain/chunk_reader.hpp"
#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/merged_losses.hpp"
#include "toolchain/moment.hpp"
#include "toolchain/registry/rows.hpp"

#include "hive/record/projection.hpp"
#include "hive/record/record_losses.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "hopgi/record/record_losses.hpp"
#include "hopgi/record/record_replay.hpp"
#include "text/format.hpp"

#include <cassert>
#include <iterator>
#include <utility>

namespace plyglot::toolchain {
namespace {

using diagnostics::DiagnosticId;
using notation::FileShape;
using notation::Row;
using notation::UnitKind;

bool is_loss(const diagnostics::Diagnostic& found) {
  return found.leaves_unread || diagnostics::catalogue_entry(found.id).phase == diagnostics::Phase::translate;
}

bool loses_anything(const diagnostics::Reporter& reporter) {
  return std::any_of(reporter.pending().begin(), reporter.pending().end(), is_loss);
}

// Where the first text that may be play and is not read is; none if all is read.
std::optional<std::uint32_t> unread_from(const diagnostics::Reporter& reporter) {
  std::optional<std::uint32_t> first;
  for (const diagnostics::Diagnostic& found : reporter.pending()) {
    if (found.leaves_unread) first = std::min(first.value_or(found.span.begin), found.span.begin);
  }
  return first;
}

// A carriage return inside a line is a blank in some notations only.
void append_indent(std::string_view blanks, std::string& out) {
  std::copy_if(blanks.begin(), blanks.end(), std::back_inserter(out), [](char c) { return c != '\r'; });
}

// A target that is named without a dialect is in the first one, whatever dialect the text is in.
notation::OptionValues target_values_of(const Language& language) {
  notation::OptionValues values = values_of(language);
  const std::optional<std::uint32_t> row = values.table().find(notation::dialect_option);
  if (row && !values.is_set(notation::dialect_option)) {
    values.set(notation::dialect_option, values.table().rows[*row].choices[0]);
  }
  return values;
}

// One translation of one chunk.
class Translation {
 public:
  Translation(Session::State& state, ChunkReader& reader, const Chunk& chunk, const Target& to, bool loss_is_error)
      : state_(state), reader_(reader), chunk_(chunk), to_(to), loss_is_error_(loss_is_error) {
    if (to.form == nullptr) options_ = target_values_of(to.language);
    if (chunk.records_before != 0) undivided_ = 0;
  }

  // Before the first unit.
  void begin(Session::Translated& out);
  void translate_unit(Session::Translated& out);
  // After the last unit.
  void finish(diagnostics::Sink sink);

 private:
  void translate_record(Session::Translated& out);
  // Writes what is known of the record: no ply after one that was refused or not read, unless it stays in its own words
  // (hive-notations X8, hexix 8, hopgi 8).
  template <class Typed>
  bool write_known(const Typed& model, std::string& out);
  template <class Typed>
  bool stays_in_its_words(const Typed&) const {
    return false;
  }
  bool stays_in_its_words(const homeworlds::Record& record) const;
  // Where a record begins at an unknown position, there is nothing to be known of later ones.
  bool stays_in_its_words(const hexix::Record& record) const { return stays_in_notation() || !record.initial; }
  bool stays_in_its_words(const hopgi::Record&) const { return stays_in_notation(); }
  bool stays_in_notation() const { return to_.language.notation == state_.notation; }
  template <class Typed>
  void refuse_unknown(const Typed& model, std::size_t known);
  // `record` is where the one that was just written begins.
  void divide(std::size_t record, std::string& out);
  // Within a notation the bytes may stay, but for the words in which the dialects differ.
  bool rewrite_unit(Session::Translated& out);
  bool can_rewrite() const;
  // What follows the last record.
  void translate_tail(Session::Translated& out);
  bool keeps_empty_lines() const;
  void translate_comment(Session::Translated& out);
  void keep_for_game(std::string_view comment);
  // Of the target, if it is a notation.
  FileShape file_shape() const {
    return to_.form != nullptr ? FileShape::many_records : to_.language.notation->about().file_shape;
  }

  // Appends what the target writes of the model; false if it cannot.
  template <class Typed>
  bool write(const Typed& model, std::string& out);
  bool write_form(const hive::Position& position, std::string& out);
  bool write_form(const hive::Record& record, std::string& out);
  bool write_form(const homeworlds::Record& record, std::string& out);
  bool write_form(const hexix::Record& record, std::string& out);
  bool write_form(const hopgi::Record& record, std::string& out);
  bool write_form(const hopgi::Setup& setup, std::string& out);
  template <class Typed>
  bool write_in(const Row<Typed>& row, const Typed& model, const notation::OptionValues& from, std::string& out);
  bool write_as(const Row<hive::Position>& row, const hive::Position& position, std::string& out);
  bool write_as(const Row<hive::Record>& row, const hive::Record& record, std::string& out);
  bool write_as(const Row<hive::Position>& row, const hive::Record& record, std::string& out);
  bool write_as(const Row<hive::Record>& row, const hive::Position& position, std::string& out);
  bool write_as(const Row<homeworlds::Record>& row, const homeworlds::Record& record, std::string& out);
  bool write_as(const Row<hexix::Record>& row, const hexix::Record& record, std::string& out);
  bool write_as(const Row<hopgi::Record>& row, const hopgi::Record& record, std::string& out);
  bool write_as(const Row<hopgi::Setup>& row, const hopgi::Setup& setup, std::string& out);
  bool write_as(const Row<hopgi::Setup>& row, const hopgi::Record& record, std::string& out);
  bool write_as(const Row<hopgi::Record>& row, const hopgi::Setup& setup, std::string& out);
  // Games are not translated into each other.
  template <class Typed, class Other>
  bool write_as(const Row<Typed>& row, const Other& model, std::string& out);
  // That a position cannot become a game.
  diagnostics::Diagnostic& refuse_position(text::Span position, std::string_view target);
  void report_history_lost(const hive::Record& record, std::string_view target);

  Session::State& state_;
  ChunkReader& reader_;
  const Chunk& chunk_;
  const Target& to_;
  bool loss_is_error_;
  notation::OptionValues options_;
  // True if plies of the record were left out after one that was refused or not read.
  bool is_cut_ = false;
  // Comments in front of the next game, for a target that has them inside the game.
  std::vector<hive::RecordComment> comments_;
  // Where the last record that was written ends in the text, as long as no empty line comes after it.
  std::optional<std::size_t> undivided_;
};

void Translation::translate_unit(Session::Translated& out) {
  const UnitKind kind = reader_.unit().kind;
  const std::size_t before = out.text.size();
  const std::uint32_t blank_lines = std::exchange(out.trailing_blank_lines, 0);
  if (rewrite_unit(out)) return;
  if (kind == UnitKind::other) translate_tail(out);
  if (kind == UnitKind::comment) translate_comment(out);
  if (kind == UnitKind::blank && keeps_empty_lines()) {
    out.text += '\n';
    out.trailing_blank_lines = blank_lines + 1;
    undivided_.reset();
  }
  if (reader_.is_read()) translate_record(out);
  if (out.text.size() == before) out.trailing_blank_lines = blank_lines;
}

bool Translation::rewrite_unit(Session::Translated& out) {
  if (!can_rewrite() || reader_.is_read_in_part()) return false;
  const bool is_wanted = chunk_.wanted.record == 0 || reader_.is_read();
  if (!is_wanted) return true;
  const notation::Unit& unit = reader_.unit();
  reader_.leave_as_written();
  const bool is_rewritten = state_.with_row([&](const auto& row, const auto&) {
    if (reader_.is_read()) return row.rewrite(reader_.context(), unit.content, options_, out.text);
    out.text += chunk_.source.slice(unit.content);
    return true;
  });
  if (!is_rewritten) return false;
  out.text += chunk_.source.slice({unit.content.end, unit.whole.end});
  if (!reader_.is_read()) return true;
  ++out.written;
  out.ends.push_back(out.text.size());
  return true;
}

// As the game was at some ply it was never written.
bool Translation::can_rewrite() const {
  const auto rewrites = [](const auto& row, const auto&) { return row.rewrite != nullptr; };
  return to_.language.notation == state_.notation && !chunk_.wanted.ply && state_.with_row(rewrites);
}

// hexix R17: an empty line divides records, and a position has a line.
bool Translation::keeps_empty_lines() const {
  if (to_.form != nullptr || file_shape() == FileShape::one_record) return false;
  const bool is_other_notation = to_.language.notation != state_.notation;
  return !(is_other_notation && &to_.language.notation->about() == hexix::positions::row.about);
}

void Translation::begin(Session::Translated& out) {
  if (can_rewrite() && chunk_.wanted.record == 0 && has_byte_order_mark(chunk_)) out.text = byte_order_mark;
}

// It belongs to no record, and stays in a file of the same notation.
void Translation::translate_tail(Session::Translated& out) {
  if (to_.language.notation == state_.notation) {
    if (chunk_.wanted.record != 0) return;
    if (undivided_) out.text.insert(*undivided_, 1, '\n');
    state_.with_row([&](const auto& row, const auto&) {
      row.print_between(chunk_.source, reader_.unit(), out.text);
      return true;
    });
    out.text += '\n';
    return;
  }
  reader_.reporter().report(DiagnosticId::translate_comments_dropped, reader_.unit().content,
                            "no game follows these lines: they are lost");
}

// Findings about the loss are added to those of the record.
void Translation::translate_record(Session::Translated& out) {
  const std::size_t before = out.text.size();
  const bool has_error = reader_.reporter().has_error();
  is_cut_ = false;
  const auto write_model = [&](const auto&, const auto& model) {
    return reader_.has_moment() && (!has_error || has_game(model)) && write_known(model, out.text);
  };
  const bool is_written = state_.with_row(write_model);
  const bool is_in_part = is_cut_ || reader_.is_read_in_part() || unread_from(reader_.reporter());
  if (is_written && !(loss_is_error_ && (is_in_part || loses_anything(reader_.reporter())))) {
    ++out.written;
    if (is_in_part) ++(has_error ? out.written_in_part : out.written_without_unread);
    divide(before, out.text);
    out.ends.push_back(out.text.size());
  } else {
    out.text.resize(before);
    ++out.refused;
    const bool is_explained = reader_.reporter().has_error() || loses_anything(reader_.reporter());
    if (!is_explained) out.refused_without_finding.push_back(reader_.unit().content);
  }
  merge_losses(reader_.reporter());
}

template <class Typed>
bool Translation::write_known(const Typed& model, std::string& out) {
  std::size_t known = known_plies(model);
  const auto unread = unread_from(reader_.reporter());
  if (unread) known = std::min(known, plies_before(model, *unread));
  if (known >= written_plies(model) || stays_in_its_words(model)) return write(model, out);
  const bool is_explained = reader_.reporter().has_error() || unread;
  if (chunk_.wanted.ply || !is_explained) {
    refuse_unknown(model, known);
    return false;
  }
  Typed beginning = model;
  cut_to(beginning, known);
  is_cut_ = true;
  return write(beginning, out);
}

// Where no rules judge the turns they can be written in their own words. Only an error says why the rest is not there.
bool Translation::stays_in_its_words(const homeworlds::Record& record) const {
  return !homeworlds::is_judged(record) || !reader_.reporter().has_error();
}

template <class Typed>
void Translation::refuse_unknown(const Typed& model, std::size_t known) {
  if (chunk_.wanted.ply) {
    reader_.reporter().report(
        DiagnosticId::translate_no_such_ply, reader_.unit().content,
        text::format("ply {} was asked for, but the position is known only up to ply {}", *chunk_.wanted.ply, known));
    return;
  }
  // hexix R12.
  reader_.reporter()
      .report(DiagnosticId::translate_not_representable, span_of_ply(model, known),
              text::format("from ply {} on the position is unknown", known + 1))
      .helps.push_back(text::format("the last position that is known: `--ply {}`", known));
}

// Records of several lines, and games of a file that is formatted as a whole, are divided by an empty line, which
// comes before the comments of the later record.
void Translation::divide(std::size_t record, std::string& out) {
  if (to_.form != nullptr || file_shape() == FileShape::one_record) return;
  const bool has_several_lines = out.find('\n', record) + 1 < out.size();
  const bool are_divided =
      to_.language.notation == state_.notation && state_.about().formatting_unit == notation::FormattingUnit::file;
  if (undivided_ && (has_several_lines || are_divided)) out.insert(*undivided_, 1, '\n');
  undivided_ = out.size();
}

template <class Typed>
bool Translation::write(const Typed& model, std::string& out) {
  if (to_.form != nullptr) {
    if (chunk_.records_before != 0 || !out.empty()) out += '\n';
    return write_form(model, out);
  }
  return std::visit([&](const auto* row) { return write_as(*row, model, out); }, to_.language.notation->row);
}

bool Translation::write_form(const hive::Position& position, std::string& out) {
  out += std::get<std::string (*)(const hive::Position&)>(to_.form->write)(position);
  return true;
}

bool Translation::write_form(const hive::Record& record, std::string& out) {
  report_history_lost(record, to_.form->title);
  return write_form(hive::position_of(record), out);
}

bool Translation::write_form(const homeworlds::Record&, std::string&) {
  assert(false);
  return false;
}

bool Translation::write_form(const hexix::Record&, std::string&) {
  assert(false);
  return false;
}

// hopgi 8.
bool Translation::write_form(const hopgi::Record& record, std::string& out) {
  hopgi::report_lost_annotations(record, reader_.reporter());
  out += std::get<std::string (*)(const hopgi::Record&)>(to_.form->write)(record);
  return true;
}

bool Translation::write_form(const hopgi::Setup& setup, std::string&) {
  refuse_position(setup.span, to_.form->id);
  return false;
}

template <class Typed>
bool Translation::write_in(const Row<Typed>& row, const Typed& model, const notation::OptionValues& from,
                           std::string& out) {
  if (!row.admits(model, from, {options_, reader_.reporter()})) return false;
  if (!row.print(model, options_, out)) return false;
  if (row.about->file_shape == FileShape::many_records || !out.empty()) out += '\n';
  return true;
}

bool Translation::write_as(const Row<hive::Position>& row, const hive::Position& position, std::string& out) {
  return write_in(row, position, state_.options, out);
}

bool Translation::write_as(const Row<hive::Record>& row, const hive::Record& record, std::string& out) {
  // Text that is not read keeps a record from being written in its own notation alone.
  const bool is_unread_text_kept = record.has_unread_text && to_.language.notation == state_.notation;
  if (comments_.empty() && record.has_unread_text == is_unread_text_kept) {
    return write_in(row, record, state_.options, out);
  }
  hive::Record changed = record;
  changed.has_unread_text = is_unread_text_kept;
  changed.comments.insert(changed.comments.begin(), comments_.begin(), comments_.end());
  comments_.clear();
  return write_in(row, changed, state_.options, out);
}

bool Translation::write_as(const Row<homeworlds::Record>& row, const homeworlds::Record& record, std::string& out) {
  return write_in(row, record, state_.options, out);
}

bool Translation::write_as(const Row<hexix::Record>& row, const hexix::Record& record, std::string& out) {
  if (stays_in_notation() && has_unreadable(record)) return false;
  return write_in(row, record, state_.options, out);
}

bool Translation::write_as(const Row<hopgi::Record>& row, const hopgi::Record& record, std::string& out) {
  if (has_unreadable(record)) return false;
  return write_in(row, record, state_.options, out);
}

bool Translation::write_as(const Row<hopgi::Setup>& row, const hopgi::Setup& setup, std::string& out) {
  return write_in(row, setup, state_.options, out);
}

// hopgi 8.
bool Translation::write_as(const Row<hopgi::Setup>& row, const hopgi::Record& record, std::string& out) {
  const std::optional<hopgi::Setup> setup = hopgi::setup_of(record);
  if (!setup) return false;
  hopgi::report_lost_record(record, reader_.reporter());
  return write_in(row, *setup, notation::OptionValues(row.about->options), out);
}

bool Translation::write_as(const Row<hopgi::Record>& row, const hopgi::Setup& setup, std::string&) {
  refuse_position(setup.span, row.about->id);
  return false;
}

template <class Typed, class Other>
bool Translation::write_as(const Row<Typed>&, const Other&, std::string&) {
  assert(false);
  return false;
}

// hive-notations X5.
bool Translation::write_as(const Row<hive::Position>& row, const hive::Record& record, std::string& out) {
  report_history_lost(record, row.about->title);
  return write_in(row, hive::position_of(record), notation::OptionValues(row.about->options), out);
}

// hive-notations X6.
bool Translation::write_as(const Row<hive::Record>& row, const hive::Position& position, std::string& out) {
  static_cast<void>(out);
  diagnostics::Diagnostic& found = refuse_position(position.span, row.about->id);
  found.notes.push_back(
      "the position diagram and JSON can hold it: `--to position-diagram`, `plyglot show --format json`");
  return false;
}

diagnostics::Diagnostic& Translation::refuse_position(text::Span position, std::string_view target) {
  return reader_.reporter().report(DiagnosticId::translate_not_representable, position,
                                   text::format("a position has no moves, and `{}` holds games", target));
}

// That a position has no history is its nature; what people wrote around the game is a loss.
void Translation::report_history_lost(const hive::Record& record, std::string_view target) {
  hive::Capacity capacity;
  capacity.notation = target;
  hive::report_losses(record, capacity, reader_.reporter());
}

void Translation::translate_comment(Session::Translated& out) {
  const notation::Unit& unit = reader_.unit();
  const std::string_view line = chunk_.source.slice(unit.content);
  const std::string_view comment = notation::comment_text(line, state_.about().comment_sign);
  const std::string_view sign = to_.form ? std::string_view() : to_.language.notation->about().comment_sign;
  if (file_shape() == FileShape::one_record) {
    if (!diagnostics::is_suppression(comment)) keep_for_game(without_trailing_blanks(comment));
  } else if (!sign.empty()) {
    append_indent(line.substr(0, line.find(state_.about().comment_sign)), out.text);
    out.text += sign;
    out.text += without_trailing_blanks(comment);
    out.text += '\n';
  } else if (!diagnostics::is_suppression(comment)) {
    // What is said to plyglot about this text has no meaning in another.
    reader_.reporter().report(DiagnosticId::translate_metadata_dropped, unit.content,
                              text::format("`{}` has no comments: this one is lost", to_.form->id));
  }
}

void Translation::keep_for_game(std::string_view comment) {
  hive::RecordComment kept;
  kept.text = comment.substr(std::min(comment.find_first_not_of(" \t"), comment.size()));
  kept.span = reader_.unit().content;
  comments_.push_back(std::move(kept));
}

// A comment after the last game belongs to none.
void Translation::finish(diagnostics::Sink sink) {
  if (comments_.empty()) return;
  diagnostics::Reporter reporter(state_.policy, sink);
  reporter.report(DiagnosticId::translate_comments_dropped, comments_.front().span,
                  "no game follows this comment: it is lost");
  reporter.finish();
}

}  // namespace

Session::Translated Session::translate(const Chunk& chunk, const Target& to, bool loss_is_error,
                                       diagnostics::Sink sink) {
  Translated out;
  ChunkReader reader(*state_, chunk, sink);
  Translation translation(*state_, reader, chunk, to, loss_is_error);
  translation.begin(out);
  while (reader.next()) translation.translate_unit(out);
  translation.finish(sink);
  static_cast<Reading&>(out) = reader.result();
  return out;
}

}  // namespace plyglot::toolchain
