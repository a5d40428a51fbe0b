#pragma once
// A record as it reads where characters that look like those of ASCII stand for these.

#include "text/mapped_text.hpp"

#include <plyglot/diagnostic.hpp>

#include <span>

namespace plyglot::diagnostics {
class Reporter;
}

namespace plyglot::toolchain {

class PlainRecord {
 public:
  // `unit` holds the record with what belongs to it, and the unit before it begins at `before`. The source must outlive
  // the object.
  PlainRecord(const text::Source& source, std::uint32_t before, text::Span unit, text::Span record);
  PlainRecord(const PlainRecord&) = delete;
  PlainRecord& operator=(const PlainRecord&) = delete;

  // Replaces the lookalikes in the words that these findings are about: errors, and warnings of the syntax. Their spans
  // are those of the file. False, with nothing changed, if there are no others in them.
  bool replace_in_words_of(std::span<const diagnostics::Diagnostic> found);
  // The last of these replacements once more as it is written.
  void take_back();
  bool is_changed() const { return !lookalikes_.empty(); }

  // The unit with its lookalikes replaced, with the unit before it and the beginning of what follows. Spans count from
  // the same byte of the file, so that they differ from those of the file after the first lookalike.
  const text::Source& source() const { return plain_; }
  // The unit and the record in that source.
  text::Span unit() const { return {unit_.begin, in_plain(unit_.end)}; }
  text::Span record() const { return {record_.begin, in_plain(record_.end)}; }
  // Back to the file.
  const text::MappedText& text() const { return text_; }
  void place(diagnostics::Diagnostic& found) const;

  // One warning for each kind of lookalike that is replaced, at the first of them.
  void report(diagnostics::Reporter& reporter) const;

 private:
  struct Lookalike {
    // In the file.
    text::Span span;
    // What it stands for; may be empty.
    std::string_view meaning;
  };
  void add_in_words_at(text::Span span);
  void write();
  // Of a byte after the last lookalike.
  std::uint32_t in_plain(std::uint32_t offset) const { return plain_.span().end - (part_.end - offset); }

  const text::Source& source_;
  text::Span part_;
  text::Span unit_;
  text::Span record_;
  // In the order of the text, and those before the last change.
  std::vector<Lookalike> lookalikes_;
  std::vector<Lookalike> lookalikes_before_;
  text::MappedText text_;
  text::Source plain_;
};

}  // namespace plyglot::toolchain
