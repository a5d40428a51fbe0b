#pragma once
// What follows the handles of plyglot.h, and what its functions share.

#include <plyglot.h>
#include <plyglot/line_index.hpp>
#include <plyglot/session.hpp>

struct plyglot_notations {
  std::vector<plyglot::toolchain::NotationFacts> rows;
};

struct plyglot_finding {
  plyglot::diagnostics::Diagnostic found;
};

namespace plyglot::c {

// Offsets are numbers of 32 bits.
constexpr std::uint32_t largest_text = 0xFFFF'FFFE;

// A text with its name, kept by all that speak of its places.
struct KeptText {
  std::string name;
  std::string text;
  text::LineEnds line_ends = text::LineEnds::lf_or_crlf;

  text::Source source() const { return {name, text, 0, 1, line_ends}; }
};

}  // namespace plyglot::c

struct plyglot_findings {
  plyglot_findings(std::shared_ptr<const plyglot::c::KeptText> kept_text,
                   std::vector<plyglot::diagnostics::Diagnostic>&& found);

  std::shared_ptr<const plyglot::c::KeptText> kept;
  plyglot::text::LineIndex lines;
  std::vector<plyglot_finding> list;
};

struct plyglot_settings {
  // Without a notation until one is named.
  plyglot::toolchain::Language language;
  plyglot::diagnostics::SeverityPolicy policy;
  bool is_string = false;
  std::uint32_t most_bytes = 256U << 20;
  std::string problem;
};

struct plyglot_target {
  // Without a notation or form until one is named.
  plyglot::toolchain::Target to;
  std::string problem;
};

struct plyglot_document {
  plyglot_settings settings;
  std::shared_ptr<const plyglot::c::KeptText> kept;
  std::vector<plyglot::toolchain::Session::ReadRecord> records;
  std::unique_ptr<const plyglot_findings> findings;

  plyglot::toolchain::NotationFacts facts() const { return plyglot::toolchain::facts_of(*settings.language.notation); }
  plyglot::toolchain::Chunk chunk(plyglot::toolchain::Selection wanted = {}) const;
};

struct plyglot_outcome {
  std::string text;
  // Where each part of the text ends.
  std::vector<std::size_t> ends;
  std::unique_ptr<const plyglot_findings> findings;
  std::size_t done = 0;
  std::size_t not_done = 0;
  std::string problem;

  // Appends a part.
  void add(std::string_view part);
};

namespace plyglot::c {

constexpr plyglot_text borrowed(std::string_view text) { return {text.data(), text.size()}; }
constexpr plyglot_span borrowed(text::Span span) { return {span.begin, span.end}; }

// Whether there are bytes where the text says so.
constexpr bool is_there(plyglot_text text) { return text.data != nullptr || text.size == 0; }
// The text must be there.
constexpr std::string_view viewed(plyglot_text text) {
  return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.size);
}
// Whether it is there and UTF-8.
bool is_name(plyglot_text text);

plyglot_severity severity_of(diagnostics::Severity severity);
plyglot_safety number_of(diagnostics::Safety safety);
// None for PLYGLOT_NO_FIX and for any other number.
std::optional<diagnostics::Safety> safety_of(plyglot_safety number);

// Makes `handle` the caller's.
template <class Handle>
plyglot_status hand_out(std::unique_ptr<Handle> made, Handle** handle, plyglot_status status = PLYGLOT_OK) {
  *handle = made.release();
  return status;
}

// An outcome without a text: why it cannot be done.
plyglot_status refuse(const plyglot_document& document, std::string problem, plyglot_outcome** outcome);
std::unique_ptr<const plyglot_findings> findings_in(const plyglot_document& document,
                                                    std::vector<diagnostics::Diagnostic>&& found);
// Empty if the document has that record, and plies if one is named; else a sentence.
std::string cannot_select(const plyglot_document& document, std::uint32_t record, std::uint32_t ply);
toolchain::Selection selection(std::uint32_t record, std::uint32_t ply);

// What is wanted of a view, or of a picture, which may be null; none if there is no such view, theme or style, or if
// the notes are not UTF-8. Views the notes.
std::optional<toolchain::Session::ViewOptions> view_options(plyglot_view view);
std::optional<toolchain::Session::ViewOptions> view_options(const plyglot_picture* picture);
// Why nothing is shown.
std::string shown_nothing(const toolchain::Session::ViewOptions& options, std::string_view problem);

}  // namespace plyglot::c
