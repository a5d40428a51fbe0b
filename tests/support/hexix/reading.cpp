#include "support/hexix/reading.hpp"

#include "diagnostics/fixes.hpp"
#include "hexix/notations/hexix/between.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/notations/hexix/row.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using hexix::Dialect;
using notation::UnitKind;

namespace {

// Reads a file as the toolchain does.
class FileReader {
 public:
  FileReader(std::string_view text, Dialect dialect)
      : dialect_(dialect), reporter_(policy_, diagnostics::collect_into(findings_), &suppressions_) {
    source_.text = text;
  }

  std::vector<Diagnostic> read() {
    std::uint32_t offset = text::begins_with_byte_order_mark(source_.text) ? 3 : 0;
    do {
      const notation::Unit unit = hexix::next_unit(source_, offset);
      read(unit);
      hexix::note_unit(source_, unit, facts_);
      offset = unit.whole.end;
    } while (offset < source_.text.size());
    reporter_.finish_file();
    return std::move(findings_);
  }

  std::vector<Diagnostic> read_string() {
    ++records_;
    hexix::parse(context(false), source_.span(), dialect_, scratch_, ast_);
    reporter_.finish_file();
    return std::move(findings_);
  }

 private:
  void read(const notation::Unit& unit) {
    if (unit.kind == UnitKind::record) {
      ++records_;
      hexix::parse(context(true), unit.content, dialect_, scratch_, ast_);
    } else {
      hexix::read_between(context(true), unit);
    }
    reporter_.finish();
  }
  notation::ReadContext context(bool is_file) {
    return {source_, options_, reporter_, nullptr, records_, facts_, is_file};
  }

  Dialect dialect_;
  text::Source source_;
  notation::OptionValues options_;
  diagnostics::SeverityPolicy policy_;
  diagnostics::Suppressions suppressions_;
  std::vector<Diagnostic> findings_;
  diagnostics::Reporter reporter_;
  hexix::ParseScratch scratch_;
  hexix::Ast ast_;
  std::uint32_t records_ = 0;
  std::uint32_t facts_ = 0;
};

text::Source source_of(const std::string& text) {
  text::Source source;
  source.text = text;
  return source;
}

}  // namespace

HexixReading::HexixReading(std::string text_in, Dialect dialect) : text(std::move(text_in)) {
  source.text = text;
  hexix::build_ast(source, source.span(), dialect, scratch, ast);
}

std::vector<Diagnostic> hexix_findings(std::string_view text, Dialect dialect) {
  return FileReader(text, dialect).read();
}

std::vector<Diagnostic> hexix_findings_in_record(std::string_view text, Dialect dialect) {
  return FileReader(text, dialect).read_string();
}

std::string fixed_hexix(const std::string& text, Dialect dialect) {
  std::string fixed = text;
  for (int pass = 0; pass < 20; ++pass) {
    const auto next =
        diagnostics::apply_fixes(source_of(fixed), hexix_findings(fixed, dialect), diagnostics::Safety::safe);
    if (next.applied == 0) break;
    fixed = next.text;
  }
  return fixed;
}

bool is_counted(DiagnosticId id) {
  switch (id) {
    case DiagnosticId::hexix_column:
    case DiagnosticId::hexix_divider_length:
    case DiagnosticId::hexix_divider_place:
    case DiagnosticId::hexix_divider_missing:
    case DiagnosticId::hexix_wrong_number:
    case DiagnosticId::hexix_number_missing:
    case DiagnosticId::hexix_missing_ellipsis:
      return true;
    default:
      return false;
  }
}

std::optional<bool> is_strict_hexix(const std::string& text, Dialect dialect) {
  const text::Source source = source_of(text);
  if (text.empty()) return std::nullopt;
  const notation::Unit unit = hexix::next_unit(source, 0);
  if (unit.kind != UnitKind::record || unit.content.size() != text.size()) return std::nullopt;
  const std::vector<Diagnostic> findings = hexix_findings_in_record(text, dialect);
  // R4: no grammar sees that a row has the plies of the line before it, and how it is written is not said then.
  const auto is_repetition = [](const Diagnostic& finding) {
    return finding.id == DiagnosticId::hexix_bad_move && !finding.labels.empty();
  };
  if (std::any_of(findings.begin(), findings.end(), is_repetition)) return std::nullopt;
  return std::all_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
    return is_counted(finding.id) || diagnostics::catalogue_entry(finding.id).phase > diagnostics::Phase::syntax;
  });
}

const std::vector<std::string>& hexix_pieces() {
  static const std::vector<std::string> pieces = {
      "D2v",     "D5^",          "D2<", "A1>",  "E3+", "D4E3", "d2v", "D9v",  "A4",       "...",  "..",
      "....",    "\xE2\x80\xA6", "1.",  "2...", "03.", "Blue", "Red", "blue", "-----",    "--",   "-",
      "#",       "# c ",         " ",   "  ",   "\t",  "\n",   "\r",  "\r\n", "\x01",     "x",    ":",
      "?",       "!?",           "!!!", "1",    "7",   "12",   "V",   "\xFF", "\xC3\xA9", "\n\n", "\n# c\n",
      "\n---\n", "       "};
  return pieces;
}

const std::vector<std::string>& hexix_texts() {
  static const std::vector<std::string> texts = {"D2v    D5v",
                                                 "D2<    D5>",
                                                 "D2v1?? D5^6!?",
                                                 "D2+ D4E3",
                                                 "D2v7",
                                                 "D2+1",
                                                 "D4xE3",
                                                 "D4-E3 D4:E3",
                                                 "D2 D3",
                                                 "A4v",
                                                 "G3+",
                                                 "B5+",
                                                 "C6v",
                                                 "E6v",
                                                 "F4F5",
                                                 "d2v",
                                                 "D2V",
                                                 "D2v???",
                                                 "D2vv",
                                                 "D2vD3v",
                                                 "...",
                                                 "..",
                                                 ".",
                                                 "....",
                                                 "...D5v",
                                                 "..D5v",
                                                 "... D5v",
                                                 "D2v ...",
                                                 "D2v ...D5v",
                                                 "...D5v D2v",
                                                 "... ...",
                                                 "\xE2\x80\xA6",
                                                 "\xE2\x80\xA6"
                                                 "D5v",
                                                 "1. D2v",
                                                 "1.D2v",
                                                 "01. D2v",
                                                 "0. D2v",
                                                 "1 D2v",
                                                 "1...",
                                                 "1...D5v",
                                                 "1.",
                                                 "12",
                                                 "1. ...",
                                                 "1. D2v D3v D4v",
                                                 "D2v D3v D4v",
                                                 "foo",
                                                 "-",
                                                 "--",
                                                 "-- D2v",
                                                 "D2v\n--",
                                                 "D2v\n-- # c",
                                                 "D2v\n-- x",
                                                 "Blue Red",
                                                 "Blue   Red\n--",
                                                 "Blue",
                                                 "Red Blue",
                                                 "blue red",
                                                 "Blue Red x",
                                                 "Blue\tRed",
                                                 "Blue Red#",
                                                 "Bluered",
                                                 "D2v#",
                                                 "D2v # c",
                                                 "D2v # c ",
                                                 "D2v #  a \xC3\xA9",
                                                 "D2v # \xC3",
                                                 "D2v # \x01",
                                                 "D2v ",
                                                 "D2v\t",
                                                 "\tD2v",
                                                 " D2v",
                                                 "D2v\nD3v",
                                                 "D2v\r\nD3v",
                                                 "D2v\rD3v",
                                                 "D2v\x7F",
                                                 "# a\nD2v",
                                                 "# a \nD2v",
                                                 "# a\n\nD2v",
                                                 "# a\n \nD2v",
                                                 "--\nD2v",
                                                 " # a\nD2v",
                                                 "D2v\n# a",
                                                 "D2v\n # a",
                                                 "\xEF\xBB\xBF"
                                                 "D2v",
                                                 "1. D2v\nD3v",
                                                 "       D5v",
                                                 "D2v?"
                                                 "?!",
                                                 "D2v?!",
                                                 "1.\tD2v"};
  return texts;
}

}  // namespace plyglot::test
