#include "support/hopgi/setups/setup_texts.hpp"

#include "diagnostics/ids.hpp"
#include "support/hopgi/setups/setups.hpp"
#include "support/values/mutations.hpp"
#include "text/ascii.hpp"
#include "toolchain/registry/rows.hpp"

#include <algorithm>
#include <sstream>

namespace plyglot::test {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Phase;

namespace {

std::vector<std::string> mutated_texts(const std::vector<std::string>& texts, const std::vector<std::string>& pieces,
                                       std::uint64_t seed, std::size_t count) {
  Random random(seed);
  std::vector<std::string> out = texts;
  while (out.size() < count) out.push_back(mutated(random.pick(texts), pieces, random));
  return out;
}

bool is_of_grammar(const Diagnostic& finding) {
  const Phase phase = diagnostics::catalogue_entry(finding.id).phase;
  return phase == Phase::bytes || phase == Phase::syntax || phase == Phase::style;
}

std::string replaced(std::string text, const std::string& old, const std::string& with) {
  text.replace(text.find(old), old.size(), with);
  return text;
}

// All line ends but the last are blanks.
std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end() - 1, '\n', ' ');
  return text;
}

std::string without_borders(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    const std::string line = text.substr(at, end - at);
    if (line.find("+---") == std::string::npos) out += line;
    at = end;
  }
  return out;
}

// The bars of a table around a line, which are read without a word, though no diagram has them.
bool has_bars_of_table(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::string_view content = text::trimmed(line, " \t\r");
    if (content.empty() || content.substr(0, 2) == "//") continue;
    if (content.front() == '|') return true;
    if (content.back() == '|' && (content.front() < '1' || content.front() > '7')) return true;
  }
  return false;
}

}  // namespace

const std::string hopgi_start_diagram =
    "   +---+---+---+---+---+---+---+\n"
    "7  |:r:| p |:::|   |:::|   |:/:|\n"
    "   +---+---+---+---+---+---+---+\n"
    "6  | w |:p:|   |:::|   |:/:|   |\n"
    "   +---+---+---+---+---+---+---+\n"
    "5      | p |:::|   |:/:|   |:::|\n"
    "   +---+---+---+---+---+---+---+\n"
    "4  | f |:p:|   |:/:|   |:::|   |\n"
    "   +---+---+---+---+---+---+---+\n"
    "3  |:b:| p |:/:|   |:::|   |:::|\n"
    "   +---+---#---+---+---+---+---+\n"
    "2          | P |:P:| P |:P:| P |\n"
    "           +---+---+---+---+---+\n"
    "1          |:B:| F |   | W |:R:|\n"
    "           +---+---+   +---+---+\n"
    "     a   b   c   d   e   f   g\n"
    "turn: w\n"
    "hand: RBPrbp\n";

const std::vector<std::string>& hopgi_fens() {
  static const std::vector<std::string> texts = {"rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1",
                                                 "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[] b - - 12 34",
                                                 "+r+B+p4/7/*6/2+P1w2/w1f1W1F/**1R1R1/**2*2[PPpp] w - - 0 9",
                                                 "1p1p1p1/p1p1p1p/*2p2p/3p3/p2p2p/**4p/**W1*1w[BBbb] b",
                                                 "rp5/wp5/-p5/fp5/bp5/--PPPPP/--BF-WR",
                                                 "Dp5/wg5/*h5/fp5/bp5/**PDPPP/**BG*WR/RBPrbp w - - 0 1",
                                                 "rp23/wp11111/*p5/fp5/bp5/**PPPPP/**BF*WR[prb] w -",
                                                 "rp5/wp5/1p5/fp5/bp5/2PPPPP/**BF1WR[RBPrbp w - - 0",
                                                 "rp6/wp4/p5/f/*bp5/**PPPPP*/**BF*WR[RQ2] W KQkq e3 x 0 more and more",
                                                 "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp]x w - - 1234567890 00",
                                                 "rp5/wp5/*p5/fp5/bp5/__PPPPP/**BF*WR[-] w - - 000000000 000000001",
                                                 "rp4+/w+w4/*p5/fp5/bp4W/**PPPPP/**BF*WR[] b - - 0 1",
                                                 "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                                 "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR/7/7 w - - 0 1",
                                                 "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR/7 w - - 0 1",
                                                 "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR/ b - - 0 1",
                                                 "rp5/wp5/*p5[RBPrbp] w - - 0 1",
                                                 "[] w",
                                                 "",
                                                 " \t",
                                                 "w - - 0 1",
                                                 "\xC3\xA9/\xFF/[\xC3\xA9] \xC3\xA9"};
  return texts;
}

const std::vector<std::string>& hopgi_fen_pieces() {
  static const std::vector<std::string> pieces = {
      "W",    "f",  "R",  "p", "D",  "g",  "+",   "+R",   "+w",  "1", "3",    "7",        "8",    "0",  "*",
      "-",    "/",  "//", "[", "]",  "[]", "[-]", "[RB]", "rb",  " ", "\t",   "\r",       "\n",   " w", "w",
      "b",    " -", "_",  "x", " 0", " 1", "K",   "Q2",   " 99", ".", "\xC3", "\xC3\xA9", "\x01", "#",  "\xEF\xBB\xBF",
      "/RBP", "**"};
  return pieces;
}

const std::vector<std::string>& hopgi_diagrams() {
  static const std::vector<std::string> texts = [] {
    const std::string& start = hopgi_start_diagram;
    std::vector<std::string> list = {start,
                                     without_borders(start),
                                     on_one_line(start.substr(0, start.find("turn"))),
                                     replaced(start, "5      | p ", "5  |   | p "),
                                     replaced(start, "2          |", "2      |   |"),
                                     replaced(start, "1          |", "1  |   |   |"),
                                     replaced(start, "1          |", "1      |   |"),
                                     replaced(start, ":r:", ":D:"),
                                     replaced(start, ":r:", ":+R:"),
                                     replaced(start, " w ", ":w:"),
                                     replaced(start, "|:/:|", "|:::|"),
                                     replaced(start, "|:::|", "|:x:|"),
                                     replaced(start, "|   |", "| + |"),
                                     replaced(start, "|   |", "|:|"),
                                     replaced(start, "|   |", "||"),
                                     replaced(start, "---#---", "---+---"),
                                     replaced(start, "+---+---#", "+---#---+"),
                                     replaced(start, "+---+---+\n7", "+---+---+---+\n7"),
                                     replaced(start, "+   +", "+ +"),
                                     replaced(start, "+   +", "+---+"),
                                     replaced(start, "| F |   |", "| F | P |"),
                                     replaced(start, "6  |", "   |"),
                                     replaced(start, "6  |", "7  |"),
                                     replaced(start, "4  | f", "4  | f | f"),
                                     replaced(start, " F ", " k "),
                                     replaced(start, " F ", " W "),
                                     replaced(start, "turn: w", "turn : b // no comment"),
                                     replaced(start, "turn: w", "// turn\nturn:b"),
                                     replaced(start, "turn: w\n", ""),
                                     replaced(start, "turn: w", "hand:"),
                                     replaced(start, "hand: RBPrbp", "hand:\n// end \xC3\xA9"),
                                     replaced(start, "hand: RBPrbp", "hand: -"),
                                     "| " + start,
                                     "turn: w\nhand:\n",
                                     "see below\n// a comment\n",
                                     "<pre>\n" + start + "</pre>\n"};
    // As a record: without the last line end.
    for (std::string& text : list) text.pop_back();
    return list;
  }();
  return texts;
}

const std::vector<std::string>& hopgi_diagram_pieces() {
  static const std::vector<std::string> pieces = {
      "|",        ":",    "   ",      " ",         "\n",          "\r",    "\r\n",
      "\t",       "+---", "#",        "---+",      "+",           "7 |",   "| a |",
      "P",        "w",    "x",        "*",         "/",           ":/:",   ":::",
      ": :",      "//",   "\n// c\n", "turn: b\n", "\nhand: R\n", "hand:", "a b c d e f g",
      "\xC3\xA9", "\xFF", "\x01",     "+R",        "8",           "0",     "\n   +---+---+---+---+---+---+---+\n",
      "-"};
  return pieces;
}

std::vector<std::string> mutated_hopgi_fens(std::uint64_t seed, std::size_t count) {
  return mutated_texts(hopgi_fens(), hopgi_fen_pieces(), seed, count);
}

std::vector<std::string> mutated_hopgi_diagrams(std::uint64_t seed, std::size_t count) {
  return mutated_texts(hopgi_diagrams(), hopgi_diagram_pieces(), seed, count);
}

std::optional<bool> is_strict_hopgi_fen(const std::string& text) {
  const HopgiFen fen(text);
  // What is missing at the end is found, but the grammar only wants that the dashes come together, and the counters.
  const std::size_t fields = fen.scratch.ast.fields.size();
  if (fields == 2 || fields == 4) return false;
  return std::none_of(fen.findings.begin(), fen.findings.end(), [](const Diagnostic& finding) {
    const bool is_missing =
        finding.id == DiagnosticId::hopgi_fen_no_side || finding.id == DiagnosticId::hopgi_fen_no_counters;
    return !is_missing && is_of_grammar(finding);
  });
}

std::optional<bool> is_strict_hopgi_diagram(const std::string& text) {
  text::Source source;
  source.text = text;
  const notation::Unit unit = hopgi::diagram::row.next_unit(source, 0);
  if (unit.kind != notation::UnitKind::record || unit.content.size() != text.size()) return std::nullopt;
  if (has_bars_of_table(text)) return false;
  const HopgiSetupFile file(hopgi::diagram::row, text, false);
  // The value of a field that is there already is not looked at.
  const auto is_second = [](const Diagnostic& it) { return it.id == DiagnosticId::hopgi_diagram_duplicate_field; };
  if (std::any_of(file.findings.begin(), file.findings.end(), is_second)) return std::nullopt;
  return std::none_of(file.findings.begin(), file.findings.end(), [](const Diagnostic& finding) {
    const bool is_counted =
        finding.id == DiagnosticId::hopgi_diagram_no_turn || finding.id == DiagnosticId::hopgi_diagram_no_hand;
    return !is_counted && is_of_grammar(finding);
  });
}

}  // namespace plyglot::test
