#pragma once
// The one way to make a finding.

#include "diagnostics/reporter.hpp"

namespace plyglot::findings {

// A text as findings about it look at it.

// Spans and offsets are those of the file.
class Cursor {
 public:
  // The source must outlive it.
  explicit Cursor(const text::Source& source) : source_(source) {}

  const text::Source& source() const { return source_; }
  std::string_view slice(text::Span span) const { return source_.slice(span); }
  // In backticks.
  std::string quoted(text::Span span) const;
  // What the first byte of the span is called.
  std::string character(text::Span span) const;
  // 0 outside of the source.
  char byte_at(std::uint32_t offset) const {
    // Before the source that is more than any offset in it.
    const std::uint32_t place = offset - source_.base;
    return place < source_.text.size() ? source_.text[place] : '\0';
  }
  char byte_before(std::uint32_t offset) const { return offset == 0 ? '\0' : byte_at(offset - 1); }

 private:
  const text::Source& source_;
};

// A finding on its way to the reporter, which gets it when it goes out of scope: as a statement of its own, at the
// semicolon. So what asks the reporter about it comes after that.
class Finding {
 public:
  // With the catalogue's severity, or with another one. The reporter must outlive the finding.
  Finding(diagnostics::Reporter& reporter, diagnostics::DiagnosticId id, text::Span span, std::string message);
  Finding(diagnostics::Reporter& reporter, diagnostics::DiagnosticId id, diagnostics::Severity severity,
          text::Span span, std::string message);
  Finding(Finding&& other) noexcept;
  Finding& operator=(Finding&&) = delete;
  ~Finding();

  text::Span span() const { return diagnostic_.span; }
  std::size_t label_count() const { return diagnostic_.labels.size(); }
  bool has_fix() const { return diagnostic_.fix.has_value(); }

  // Another message.
  Finding& say(std::string message);
  // At the place itself.
  Finding& label(std::string text);
  // At another place.
  Finding& label(text::Span span, std::string text);
  Finding& note(std::string text);
  Finding& help(std::string text);
  Finding& argument(std::string_view name, std::variant<std::int64_t, std::string> value);

  // A finding has one fix, the last one that is given.
  Finding& fix(std::string title, diagnostics::Safety safety, text::Span span, std::string_view text);
  // No fix if there is nothing to edit.
  Finding& fix(std::string title, diagnostics::Safety safety, std::vector<diagnostics::Edit> edits);
  Finding& fix(std::optional<diagnostics::Fix> fix);
  // "write `text`", which is not shortened.
  Finding& write(text::Span span, std::string_view text, diagnostics::Safety safety = diagnostics::Safety::safe);

  // Text that may be play is not read because of it: what is written of the record lacks that text.
  Finding& leaves_unread();
  // If something is not certain since that place, the finding is one severity lower, and its last label says `words`
  // there.
  Finding& doubt(const std::optional<text::Span>& since, std::string_view words);
  // Whatever safety its fix is given, the fix is not safe.
  Finding& distrust_fix();

 private:
  diagnostics::Reporter* reporter_;
  diagnostics::Diagnostic diagnostic_;
  std::optional<text::Span> doubt_;
  std::string_view doubt_words_;
  bool is_fix_distrusted_ = false;
};

// What the findings about one text have in common.
class Findings : public Cursor {
 public:
  // Both must outlive it.
  Findings(const text::Source& source, diagnostics::Reporter& reporter) : Cursor(source), reporter_(reporter) {}

  diagnostics::Reporter& reporter() const { return reporter_; }
  // So that it says where a finding goes.
  operator diagnostics::Reporter&() const { return reporter_; }

 private:
  diagnostics::Reporter& reporter_;
};

}  // namespace plyglot::findings
