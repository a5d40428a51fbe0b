#pragma once
// What the comments of a record ask to be suppressed, in every notation whose records hold comments.

#include "diagnostics/reporter.hpp"

namespace plyglot::notation {

// Collects the comments of one record and what is around them. A notation adds all its comments in the order of the
// text; if any of them is a suppression, it adds its items, and has them read.
class SuppressionReader {
 public:
  // Whether a byte is a blank of a line. A notation may read more bytes as blanks than these.
  using IsBlank = bool (*)(char byte);
  static constexpr bool is_space_or_tab(char byte) { return byte == ' ' || byte == '\t'; }

  explicit SuppressionReader(const text::Source& source, IsBlank is_blank = is_space_or_tab)
      : source_(source), is_blank_(is_blank) {}

  // A comment, with its signs, and the text between them. It is deleted with its line if that holds nothing else, and
  // otherwise with the blanks before it; it stays where that would join what is around it.
  void add_comment(text::Span whole, text::Span text) { add_comment(whole, text, {}, {}); }
  // The same of a comment with a sign of this length, which ends with its line.
  void add_line_comment(text::Span whole, std::uint32_t sign_size) {
    add_comment(whole, {whole.begin + sign_size, whole.end});
  }
  // For notations that say themselves whether it is beside something on its line, or what is deleted with it.
  void add_comment(text::Span whole, text::Span text, std::optional<bool> is_beside, std::optional<text::Span> deleted);

  // No comment is a suppression: there is nothing to read.
  bool is_empty() const { return comments_.empty(); }

  // What a comment on a line of its own may speak of. The order does not matter.
  void add_item(text::Span item);

  // Passes the comments to the reporter. A comment beside something applies to its line; one on a line of its own to
  // the next item, with the lines on which that begins and ends, or, after the last item, to the end of the record.
  // Those that begin before `first` may apply to the whole file.
  void read(std::uint32_t end_of_record, std::uint32_t first, diagnostics::Reporter& reporter);

 private:
  struct Place {
    diagnostics::Comment comment;
    text::Span whole;
    bool is_beside = false;
  };
  text::Span line_at(std::uint32_t offset) const;
  std::uint32_t after_line_end(std::uint32_t offset) const;
  bool is_line_begin(std::uint32_t offset) const;
  bool is_line_end(std::uint32_t offset) const;
  text::Span deleted_with(text::Span whole, text::Span with_blanks) const;

  const text::Source& source_;
  IsBlank is_blank_;
  std::vector<Place> comments_;
  std::vector<text::Span> items_;
};

}  // namespace plyglot::notation
