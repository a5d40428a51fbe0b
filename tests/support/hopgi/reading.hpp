#pragma once
// Records of Hopgi read down to the AST, with what is found in them without a board.

#include "hopgi/notations/hopgi/read/parse.hpp"
#include "notation/lines.hpp"
#include "support/door/fixing.hpp"

#include <string>

namespace plyglot::test {

// One game with the comments around it. The texts of the AST's spans are those of `text`.
struct HopgiReading {
  explicit HopgiReading(std::string text_in);
  HopgiReading(const HopgiReading&) = delete;
  HopgiReading& operator=(const HopgiReading&) = delete;

  std::string_view slice(text::Span span) const { return source.slice(span); }

  std::string text;
  text::Source source;
  hopgi::record::ParseScratch scratch;
  hopgi::record::Ast ast;
};

// The units of a file, without a byte order mark.
std::vector<notation::Unit> hopgi_units(const text::Source& source);

// What is found in a file as it is read unit by unit, without anything of the play and without the byte order mark; in
// the order of reports.
std::vector<diagnostics::Diagnostic> hopgi_reading_findings(std::string_view text);

// Whether the text is one game without a finding that the strict grammar sees; none if it is not one game.
std::optional<bool> is_strict_hopgi(const std::string& text);

// What texts can be mutated with.
const std::vector<std::string>& hopgi_pieces();
// Texts that tell one rule from another.
const std::vector<std::string>& hopgi_texts();

}  // namespace plyglot::test
