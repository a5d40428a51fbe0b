#pragma once
// Texts of Hexix read down to the AST, with what is found in their bytes, layout and words.

#include "hexix/notations/hexix/read/parse.hpp"
#include "notation/lines.hpp"
#include "support/door/fixing.hpp"

#include <string>

namespace plyglot::test {

// One record with its lead, without its last line end. The texts of the AST's spans are those of `text`.
struct HexixReading {
  explicit HexixReading(std::string text_in, hexix::Dialect dialect = hexix::Dialect::v2024);
  HexixReading(const HexixReading&) = delete;
  HexixReading& operator=(const HexixReading&) = delete;

  std::string_view slice(text::Span span) const { return source.slice(span); }

  std::string text;
  text::Source source;
  hexix::ParseScratch scratch;
  hexix::Ast ast;
};

// What is found in a file as it is read unit by unit, without anything of the play; in the order of reports.
std::vector<diagnostics::Diagnostic> hexix_findings(std::string_view text,
                                                    hexix::Dialect dialect = hexix::Dialect::v2024);
// The same in a string outside a file, which is one record.
std::vector<diagnostics::Diagnostic> hexix_findings_in_record(std::string_view text, hexix::Dialect dialect);

// The text after all safe fixes, pass by pass.
std::string fixed_hexix(const std::string& text, hexix::Dialect dialect = hexix::Dialect::v2024);

// Whether a finding is about something that has to be counted, which no grammar sees.
bool is_counted(diagnostics::DiagnosticId id);
// Whether the text is one record without a finding that the strict grammar sees; none if it is not one record.
std::optional<bool> is_strict_hexix(const std::string& text, hexix::Dialect dialect);

// What texts can be mutated with.
const std::vector<std::string>& hexix_pieces();
// Texts that tell one rule from another.
const std::vector<std::string>& hexix_texts();

}  // namespace plyglot::test
