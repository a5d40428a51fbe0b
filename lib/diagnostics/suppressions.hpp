#pragma once
// `plyglot: ignore[name] reason` in comments of the text (DESIGN 6).

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

// The suppressions in force at a place of a file, and whether each was of use.
//
// A comment on its own line speaks of the next record or line, any other of its own line. `ignore-file[name]` holds
// for the whole file and must stand before the first record. The list in brackets may hold several names, separated
// by commas; a prefix with a slash and `all` are allowed.
class Suppressions {
 public:
  // Reads one comment (its text without the comment sign) and keeps what it asks for. `target` is the range of
  // bytes that a plain `ignore` holds for. Malformed and misplaced suppressions are reported to `sink`.
  void read_comment(std::string_view comment, text::Span span, text::Span target, bool before_first_record, Sink sink);

  // Whether the finding is to be dropped; notes that the suppression was of use.
  bool suppresses(const Diagnostic& diagnostic);

  // Forgets the plain suppressions whose target ends at or before `offset`; unused ones are reported.
  void retire(std::uint32_t offset, Sink sink);
  // Those of the whole file, to hand them to another worker and to gather what each of them used.
  struct FileRule {
    std::string name;
    text::Span span;
    bool used = false;
  };
  std::vector<FileRule>& file_rules() { return file_rules_; }

 private:
  struct LineRule {
    std::string name;
    text::Span span;
    text::Span target;
    bool used = false;
  };
  std::vector<FileRule> file_rules_;
  std::vector<LineRule> line_rules_;
};

// True if the comment holds a suppression of either kind: such a comment stays with the record after it.
bool is_suppression(std::string_view comment);
// The finding for a rule that suppressed nothing.
Diagnostic unused_suppression(std::string_view name, text::Span span);

}  // namespace plyglot::diagnostics
