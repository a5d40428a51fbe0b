#pragma once
// A text inside of a file in another format: a fenced block of Markdown, a cell of a CSV file, a string of JSON, a
// parameter of an address. It is decoded, its places have a way back to the file, and what it becomes can be written
// where it is.

#include "text/mapped_text.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// How the file writes the text.
enum class Writing : std::uint8_t {
  // Whole lines, each after a prefix that belongs to the file.
  lines,
  csv_cell,
  json_string,
  // Percent-encoded.
  address,
};

// A cell of CSV or a string of JSON.
struct HeldCell {
  Writing writing = Writing::csv_cell;
  // As HeldText::span.
  text::Span span;
};

struct HeldText {
  Writing writing = Writing::lines;
  // What is replaced when another text is written: bytes of the file. Of a cell that is with its quotes, of a string of
  // JSON without them.
  text::Span span;
  // The decoded text. It views the bytes of its file.
  text::MappedText text;
  // What comes before a line that is added, as the lines of the block have it, and what certainly takes nothing from a
  // line that begins with blanks.
  std::string prefix;
  std::string full_prefix;
  // Whether the cell is in quotes.
  bool is_quoted = false;
  // Whether the cell is written as no program should: then it is rewritten as a whole.
  bool is_irregular = false;
  // What divides the cells of its file.
  char divider = ',';
  // Of an address that is all of a cell or string of a table.
  std::optional<HeldCell> cell;
  // Of an address, the notation that it names.
  std::string notation;
  // Whether nothing in the file says that this is a text in a notation, so that only its content shows it. Nothing is
  // changed in it, and no finding about it has a fix.
  bool is_unlabelled = false;
  // Whether it is read as a file is, with comments and several records, or as a string given outside of a file.
  bool is_file = false;
  // How a line that would end the block begins: so many of these.
  char fence = '\0';
  std::uint32_t fence_size = 0;

  // An address is what somebody copied from a page, and a block that names no notation may show what is not canonical.
  bool is_for_formatter() const { return writing != Writing::address && !is_unlabelled; }
  std::string_view decoded() const { return text.view(); }
};

// A row of a table, for whoever adds a cell to it.
struct HeldRow {
  bool is_header = false;
  // Where the cell goes, and what comes between the cell before and its value: of CSV commas, one more for each cell
  // that is missing; of JSON the name of the member too.
  std::uint32_t end = 0;
  std::string divider;
  // Index into the texts of the part; none if the row has no text.
  std::optional<std::size_t> text;
  // Why it has none, if it should have one.
  std::optional<diagnostics::DiagnosticId> finding;
};

// A file, or a part of one of whole rows, and the texts in it.
struct HeldPart {
  std::string bytes;
  // Views the bytes.
  text::Source source;
  // In the order of the file.
  std::vector<HeldText> texts;
  // About the file itself, in the order of the file.
  std::vector<diagnostics::Diagnostic> findings;
  // Those that can be read, in the order of the file, if a column is to be added.
  std::vector<HeldRow> rows;
  // True if there is a column with the name of the one to be added.
  bool has_added_column = false;
  // Of Markdown: blocks without a notation, and pieces of inline code, that may be games and are not read, since their
  // content does not show the notation for certain.
  std::uint32_t unread_blocks = 0;
  std::uint32_t unread_code = 0;
};

// What ends a sentence rather than the address before it.
inline constexpr std::string_view ends_of_sentences = ".,;:!?'*_";

// Decodes bytes that begin at byte `base` of the file: what is between the quotes of a cell, with what follows the
// quote at `closing` instead of the end of the cell, and is meant as it is written; what is between those of a string
// of JSON, which must be well formed; the value of a parameter.
text::MappedText decoded_cell(std::string_view bytes, std::uint32_t base, std::size_t closing);
text::MappedText decoded_json(std::string_view bytes, std::uint32_t base);
// In a GameString a `+` after the first `;` is a space, as forms write it: a game type may hold one, but no move.
text::MappedText decoded_address(std::string_view bytes, std::uint32_t base, std::string_view notation);
// Of an address in a string of JSON.
text::MappedText decoded_json_address(std::string_view bytes, std::uint32_t base, std::string_view notation);

// A cell of CSV with that text, in quotes if it needs them.
std::string csv_cell(std::string_view text, char divider);

// Moves all places of a finding about the decoded text to the file, its fix as the file writes it. An edit that deletes
// or inserts lines takes their prefixes along.
void place_in_file(const HeldText& held, diagnostics::Diagnostic& found);

struct Rewritten {
  // Of the file. Without effect if the text stays as it is.
  diagnostics::Edit edit;
  // The text as it is read there, with the line ends of the old one.
  std::string text;
};
// What becomes of the file if the text becomes another one: only what differs is rewritten. None if the text cannot
// be written there: one of its lines would end the block.
std::optional<Rewritten> rewritten(const HeldText& held, std::string becomes);
// The same if the text becomes one of another notation: then it takes the place of the whole address too.
std::optional<Rewritten> replaced(const HeldText& held, std::string becomes);

// The same text after that edit: where its places are in the new file, whose text `source` is. `span` is the place of
// what was written, `becomes` its decoded text.
HeldText reread(const HeldText& held, const text::Source& source, text::Span span, std::string_view becomes);

}  // namespace plyglot::toolchain
