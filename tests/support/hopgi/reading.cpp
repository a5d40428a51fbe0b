#include "support/hopgi/reading.hpp"

#include "hopgi/notations/hopgi/between.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/row.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using notation::UnitKind;

namespace {

text::Source source_of(std::string_view text) {
  text::Source source;
  source.text = text;
  return source;
}

// Reads a file as the toolchain does.
class FileReader {
 public:
  explicit FileReader(std::string_view text)
      : source_(source_of(text)), reporter_(policy_, diagnostics::collect_into(findings_), &suppressions_) {}

  std::vector<Diagnostic> read() {
    for (const notation::Unit& unit : hopgi_units(source_)) {
      read(unit);
      hopgi::record::note_unit(source_, unit, facts_);
    }
    reporter_.finish_file();
    return std::move(findings_);
  }

 private:
  void read(const notation::Unit& unit) {
    if (unit.kind == UnitKind::record) {
      ++records_;
      hopgi::record::parse(context(), unit.content, scratch_, ast_);
    } else {
      hopgi::record::read_between(context(), unit);
    }
    reporter_.finish();
  }
  notation::ReadContext context() { return {source_, options_, reporter_, nullptr, records_, facts_, true}; }

  text::Source source_;
  notation::OptionValues options_;
  diagnostics::SeverityPolicy policy_;
  diagnostics::Suppressions suppressions_;
  std::vector<Diagnostic> findings_;
  diagnostics::Reporter reporter_;
  hopgi::record::ParseScratch scratch_;
  hopgi::record::Ast ast_;
  std::uint32_t records_ = 0;
  std::uint32_t facts_ = 0;
};

// Whether it is about something that has to be counted, which no grammar sees, or about the end of the file.
bool is_counted(DiagnosticId id) {
  return id == DiagnosticId::hopgi_duplicate_tag || id == DiagnosticId::hopgi_variation_without_turn ||
         id == DiagnosticId::hopgi_final_newline;
}

}  // namespace

HopgiReading::HopgiReading(std::string text_in) : text(std::move(text_in)), source(source_of(text)) {
  hopgi::record::build_ast(source, source.span(), scratch, ast);
}

std::vector<notation::Unit> hopgi_units(const text::Source& source) {
  std::vector<notation::Unit> units;
  std::uint32_t offset = source.base;
  if (source.base == 0 && text::begins_with_byte_order_mark(source.text)) offset += 3;
  do {
    units.push_back(hopgi::record::next_unit(source, offset));
    offset = units.back().whole.end;
  } while (offset < source.span().end);
  return units;
}

std::vector<Diagnostic> hopgi_reading_findings(std::string_view text) { return FileReader(text).read(); }

std::optional<bool> is_strict_hopgi(const std::string& text) {
  // It belongs to the file, and no grammar has it.
  if (text::begins_with_byte_order_mark(text)) return std::nullopt;
  const text::Source source = source_of(text);
  const notation::Unit unit = hopgi::record::next_unit(source, 0);
  if (unit.kind != UnitKind::record || unit.content.size() != text.size()) return std::nullopt;
  const std::vector<Diagnostic> findings = hopgi_reading_findings(text);
  const HopgiReading read(text);
  // No grammar counts how deep variations are.
  for (const hopgi::record::Fault& fault : read.ast.faults) {
    if (fault.kind == hopgi::record::FaultKind::variation_depth) return std::nullopt;
  }
  const auto is_canonical = [](const auto& leg) {
    const bool is_promoted_drop = leg.form == hopgi::record::LegForm::drop && leg.promotion().is_written();
    return leg.is_canonical && leg.marks().empty() && !is_promoted_drop;
  };
  const auto has_format = [](const auto& number) { return number.dots.size() == 1 || number.dots.size() == 3; };
  return std::all_of(findings.begin(), findings.end(),
                     [](const Diagnostic& finding) {
                       return is_counted(finding.id) ||
                              diagnostics::catalogue_entry(finding.id).phase > diagnostics::Phase::syntax;
                     }) &&
         std::all_of(read.ast.legs.begin(), read.ast.legs.end(),
                     [&](const auto& leg) { return is_canonical(leg) && !leg.has_unknown_part(); }) &&
         std::all_of(read.ast.numbers.begin(), read.ast.numbers.end(), has_format);
}

const std::vector<std::string>& hopgi_pieces() {
  static const std::vector<std::string> pieces = {"Pd2-c3",
                                                  "Fd1-c3;Wf1-e3",
                                                  "R@d4",
                                                  "dc3",
                                                  "d2c3",
                                                  "DKc4xa4",
                                                  "Bc4-a4=DH",
                                                  "c4=Q",
                                                  "+R",
                                                  "K",
                                                  "a1",
                                                  "e1",
                                                  "g7",
                                                  "-",
                                                  "x",
                                                  ":",
                                                  "=",
                                                  "@",
                                                  "*",
                                                  "+",
                                                  "#",
                                                  "!",
                                                  "?!",
                                                  "!!!",
                                                  ";",
                                                  "; ",
                                                  "(",
                                                  ")",
                                                  "{",
                                                  "}",
                                                  "{c}",
                                                  "//",
                                                  "// c\n",
                                                  "$",
                                                  "$1",
                                                  "$256",
                                                  "1.",
                                                  "1...",
                                                  "2..",
                                                  "3",
                                                  "1-0",
                                                  "0-1",
                                                  "1/2-1/2",
                                                  "[",
                                                  "]",
                                                  "\"",
                                                  "\\",
                                                  "[White \"a\"]\n",
                                                  "[Result \"1-0\"]\n",
                                                  "\n[",
                                                  "\n\n[",
                                                  " ",
                                                  "\t",
                                                  "\n",
                                                  "\r",
                                                  "\r\n",
                                                  "\n\n",
                                                  "\x01",
                                                  "\xFF",
                                                  "\xC3\xA9",
                                                  "/",
                                                  "h9",
                                                  "a10",
                                                  "foo",
                                                  "."};
  return pieces;
}

const std::vector<std::string>& hopgi_texts() {
  static const std::vector<std::string> texts = {
      "1. Pd2-c3 Pb6-c5 *",
      "[White \"a\"]\n[Black \"b\"]\n\n1. Pd2-c3 {good} 1... Pb6-c5 // c\n1/2-1/2",
      "// c\n[Event \"a \\\"b\\\" \\\\\"]\n{d}\n[Site \"\"]\n*",
      "1. Fd1-c3;Wf1-e3!? Wa6-c7 ; Fa4xc3 $1 0-1 {e} // f",
      "1. R@d4 (1. P@d4 $0 (1. B@d4) 1... P@d5) 1... P@d5?? 1-0",
      "1. Bd1-a4=DH DKc4xa4 Gd4-e5 DHa3-b4 *",
      "1 dc3 d2c3 Rc3:c5 R*d4 Ra4=D c4+ d4+# +Rc4-b5 *",
      "Fd1-c3!;Wf1-e3;Pd2-d3 ; note\n*",
      "{a\n\n} 1. Kd9-a1 Nh1 R@e1 } ) ( $ $300 *",
      "[Event Foo]\n[Event \"a\n[ \"b\"]\n[Event\"c\"] x\n*",
      "1...a3 1a3 1Pa3 01. 1.. 1.... 1.x 1.* 1.$1 1.( 1.{c} a3/b3 a3//\n*",
      "*{c}",
      "*// c",
      "*;c",
      "*(",
      "*$1",
      "*x",
      "1-0}",
      "1-0 1-0",
      "Pd2-c3\n[Event \"x\"]",
      "{open",
      "{open\n\n[Event \"b\"]\n\n*",
      "(((",
      ")))",
      "(1. Pe2-d3) *",
      "\t 1. Pd2-c3\r\n*",
      "\r*",
      "1.\rPd2-c3\r*",
      "{\r\n}*",
      "// c\r\n*",
      "[A \"b\"]\r\n*",
      "[A \"\xFF\"] *",
      "{\xFF} *",
      "// \xC3\n*",
      "\xFF *",
      "[A1_ \"b\"  ] *",
      "[ A \t\"b\"] *",
      "[1 \"b\"] *"};
  return texts;
}

}  // namespace plyglot::test
