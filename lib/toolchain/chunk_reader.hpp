#pragma once
// Walks the units of a chunk and reads its records, with suppressions and findings in their places.

#include "diagnostics/reporter.hpp"
#include "toolchain/chunks/plain_record.hpp"
#include "toolchain/session_state.hpp"

namespace plyglot::toolchain {

// Whether the suppressions in comments are applied: what keeps a record from being written is always reported.
enum class ApplySuppressions : std::uint8_t { no, yes };

class ChunkReader {
 public:
  // Of a record with more nodes in its syntax tree the rest is not read, and its bytes stay. What is held of a node,
  // such as a bad row, can be hundreds of bytes; the longest real games have some thousands.
  static constexpr std::size_t most_parts = 50'000;

  // All arguments must outlive the reader. Findings go to `sink` when their record ends, in the order of reports. Where
  // the record is not wanted, the model in the state may be that of another one.
  ChunkReader(Session::State& state, const Chunk& chunk, diagnostics::Sink sink,
              ApplySuppressions apply = ApplySuppressions::no, notation::Wanted wanted = notation::Wanted::record);

  // Ends the unit before, goes to the next one and, if it is a wanted record, reads it. False after the last one.
  bool next();

  const notation::Unit& unit() const { return unit_; }
  // Whether the unit is a record that is wanted: then its model is in the state and its findings in the reporter.
  bool is_read() const { return is_read_; }
  // What of the record's content is read: all of it, or a part that does not end where the record does.
  text::Span read_span() const { return read_span_; }
  bool is_read_in_part() const { return is_read_ && read_span_ != unit_.content; }
  // The canonical text, if that was wanted and came without the model; else null.
  const std::string* text() const { return has_text_ ? &text_ : nullptr; }
  // Whether the model is that of the ply that was asked for; else that is reported.
  bool has_moment() const { return is_read_ && has_moment_; }
  const diagnostics::Reporter& reporter() const { return reporter_; }
  diagnostics::Reporter& reporter() { return reporter_; }
  // For the row's functions that want to read the record again.
  notation::ReadContext context() { return context(chunk_.source, reporter_); }
  // The arena has what `read` left there of the record as it is written from here on, for functions that keep its
  // bytes.
  void leave_as_written();
  // What is known after the last unit.
  Session::Reading result();

 private:
  // Memory for so many bytes does not matter, whatever they are.
  static constexpr std::uint32_t never_too_long = 32 * 1024;

  notation::ReadContext context(const text::Source& source, diagnostics::Reporter& reporter) {
    return {source, state_.options, reporter, state_.arena.get(), chunk_.records_before + records_,
            facts_, chunk_.is_file, wanted_};
  }
  // Every finding passes here on its way to the sink. A fix that would bring a byte order mark into being is none, nor
  // is one of a unit with NUL bytes: what it would mean is unknown.
  static void hand_on(void* reader, diagnostics::Diagnostic&& found);
  bool is_in_binary_unit();
  bool makes_byte_order_mark(const diagnostics::Fix& fix) const;
  void report_byte_order_mark();
  bool find_unit();
  // Those since the last record, which apply to `target`; so many records are before them in this chunk.
  void read_comments(text::Span target, std::uint32_t records_before);
  void keep_for_file(const notation::Unit& comment);
  void keep_lead_for_file();
  void read_between();
  // Before the next unit.
  void note_unit();
  bool has_units() const { return chunk_.is_file || state_.about().has_records_in_strings; }
  void read_record();
  template <class Model>
  bool read_quickly(const notation::Row<Model>& row, const notation::ReadContext& reading);
  // If less is to be said of the record when lookalikes stand for characters of ASCII, it is read so. What was found in
  // it has numbers from `first` on.
  template <class Model>
  void read_lookalikes(const notation::Row<Model>& row, Model& model, std::uint32_t first);
  // Whether the text is divided there as it is written: a record ends where it ended.
  bool divides_alike(const PlainRecord& plain);
  // The text that was read last.
  notation::ReadContext last_context() { return context(plain_ ? plain_->source() : chunk_.source, reporter_); }
  template <class Model>
  void read_again(const notation::Row<Model>& row, Model& model);
  text::Span readable_part();
  text::Span whole_words(text::Span part) const;
  void report_unread_rest();
  // The law of safe fixes, on the findings of the unit.
  void settle_fixes();
  // For Session::take_doubt.
  void meet_findings();
  void end_unit();

  Session::State& state_;
  const Chunk& chunk_;
  diagnostics::Sink sink_;
  notation::Wanted wanted_;
  diagnostics::Suppressions suppressions_;
  bool is_linting_;
  diagnostics::Reporter reporter_;
  notation::Unit unit_;
  text::Span read_span_;
  bool is_read_ = false;
  bool has_moment_ = false;
  std::string text_;
  bool has_text_ = false;
  // Comments since the last record: the suppressions among them speak of the next record.
  std::vector<notation::Unit> comments_;
  // Those among the comments that suppress findings in the whole file.
  std::vector<FileComment> file_comments_;
  // None if the record was read as it is written.
  std::optional<PlainRecord> plain_;
  // Where the unit before this one begins.
  std::uint32_t before_ = 0;
  // The number of the line at an offset: lines are counted only up to comments that are kept.
  std::uint32_t counted_to_;
  std::uint32_t line_;
  std::uint32_t offset_;
  // What the notation must know of the units before this one.
  std::uint32_t facts_;
  std::uint32_t units_ = 0;
  // The unit, as `units_` counts it, of which it is known whether it is text.
  std::uint32_t judged_unit_ = 0;
  bool is_binary_ = false;
  std::uint32_t records_ = 0;
  std::uint32_t wanted_records_ = 0;
};

// How comments and blank lines are written.

// hop 5. A carriage return at the end would become part of the line end that is written after it.
inline std::string_view without_trailing_blanks(std::string_view line) {
  return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

}  // namespace plyglot::toolchain
