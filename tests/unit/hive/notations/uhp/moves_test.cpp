// How moves are read (hive-notations U6 to U8), finding by finding.

#include "support/checks/catch.hpp"
#include "support/hive/uhp_parsing.hpp"

#include "hive/board/pieces.hpp"

using namespace plyglot;

namespace {

constexpr std::string_view header = "Base+MLP;InProgress;White[2];wS1;";

// The findings about a move token, with spans that count from its start.
std::string said(test::UhpParsing& parsing, const std::string& token, hive::uhp::Dialect dialect = {}) {
  parsing.parse(std::string(header) + token, dialect);
  std::string text;
  for (const auto& finding : parsing.findings()) {
    if (!text.empty()) text += ' ';
    text += std::string(diagnostics::catalogue_entry(finding.id).name.substr(4)) + ' ' +
            std::to_string(finding.span.begin - header.size()) + '-' + std::to_string(finding.span.end - header.size());
  }
  return text;
}

// The moves of the token as they are understood: `?` for what is not readable.
std::string understood(const test::UhpParsing& parsing) {
  std::string text;
  for (std::size_t i = 1; i < parsing.ast().moves.size(); ++i) {
    const hive::WrittenMove& move = parsing.ast().moves[i];
    if (i > 1) text += "; ";
    if (!move.is_readable) {
      text += '?';
      continue;
    }
    text += move.is_pass ? "pass" : hive::name_of(move.piece);
    if (!move.dot_span.empty()) text += " .";
    if (!move.has_reference) continue;
    text += ' ' + hive::name_of(move.reference);
    if (move.direction) text += ' ' + std::to_string(*move.direction);
  }
  return text;
}

struct Row {
  std::string token;
  std::string findings;
  std::string moves;
};

const std::vector<Row> rows = {
    // U6.
    {"bS1 wS1-", "", "bS1 wS1 1"},
    {"pass", "", "pass"},
    {"PASS", "pass-case 0-4", "pass"},
    {"passx", "bad-move 0-5", "?"},
    {"pass wS1", "bad-move 0-8", "?"},
    {"1. bS1 wS1-", "move-number 0-3", "bS1 wS1 1"},
    {"12.bS1 wS1-", "move-number 0-3", "bS1 wS1 1"},
    {"12 \t bS1 wS1-", "move-number 0-5", "bS1 wS1 1"},
    {"1.", "bad-move 0-2", "?"},
    {"1", "bad-move 0-1", "?"},
    {"1. 2. bS1", "move-number 0-3 bad-move 3-9", "?"},
    {"1. pass", "move-number 0-3", "pass"},
    {"bS1  wS1-", "extra-space 3-5", "bS1 wS1 1"},
    {"bS1\twS1-", "extra-space 3-4", "bS1 wS1 1"},
    {"bS1 wS1- bQ wS1/", "missing-separator 8-9", "bS1 wS1 1; bQ wS1 0"},
    {"bS1 wS1- 2 bQ wS1/", "missing-separator 8-11", "bS1 wS1 1; bQ wS1 0"},
    {"bS1 2 bQ wS1/", "missing-separator 3-6", "bS1; bQ wS1 0"},
    {"bS1 2 3 bQ", "bad-move 0-5 missing-separator 5-8", "?; bQ"},
    {"pass 2 bQ wS1/", "missing-separator 4-7", "pass; bQ wS1 0"},
    {"bS1 wS1- bQ wS1/ wQ -wS1", "missing-separator 8-9 missing-separator 16-17", "bS1 wS1 1; bQ wS1 0; wQ wS1 4"},
    {"bS1 wS1-bQ wS1/", "missing-separator 8-8", "bS1 wS1 1; bQ wS1 0"},
    {"bS1 -wS1bQ wS1", "missing-separator 8-8", "bS1 wS1 4; bQ wS1"},
    {"bQ wS1bQ \\wMwA1 bQ/", "missing-separator 6-6 missing-separator 12-12", "bQ wS1; bQ wM 5; wA1 bQ 0"},
    {"bS1bQ wS1/", "missing-separator 3-3", "bS1; bQ wS1 0"},
    {"passbQ wS1/pass", "missing-separator 4-4 missing-separator 11-11", "pass; bQ wS1 0; pass"},
    {"bS1 wS1-bQ wS1/ wQ -wS1", "missing-separator 8-8 missing-separator 15-16", "bS1 wS1 1; bQ wS1 0; wQ wS1 4"},
    // What is not a move of 3.1, or does not reach the end of its word, begins none.
    {"bS1bQ", "bad-move 0-5", "?"},
    {"bS1 wS1-bQ", "bad-move 0-10", "?"},
    {"bS1 wS1-BQ wS1/", "bad-move 0-15", "?"},
    {"bS1 wS1-bQ wS1/x", "bad-move 0-16", "?"},
    {"bS1 /wS1\\bQ wS1/", "bad-move 0-16", "?"},
    {"bS1 wS1/passing", "bad-move 0-15", "?"},
    {"bS1 right wS1", "bad-move 0-9 missing-separator 9-10", "?; wS1"},
    {"bS1 is right of wS1", "bad-move 0-15 missing-separator 15-16", "?; wS1"},
    {"one two three", "bad-move 0-13", "?"},
    {"bS1 bS2 bS3", "missing-separator 7-8 no-such-piece 8-11", "bS1 bS2; ?"},
    // U7.
    {"BS1 Ws1-", "piece-case 0-2 piece-case 4-6", "bS1 wS1 1"},
    {"bQ1 wS1-", "numbered-unique 2-3", "bQ wS1 1"},
    {"bm1 wL1-", "piece-case 0-2 numbered-unique 2-3 numbered-unique 6-7", "bM wL 1"},
    {"bQ2 wS1-", "no-such-piece 0-3", "?"},
    {"bQ01 wS1-", "no-such-piece 0-4", "?"},
    {"bS0 wS1-", "no-such-piece 0-3", "?"},
    {"bS3 wS1-", "no-such-piece 0-3", "?"},
    {"bA3 wG3-", "", "bA3 wG3 1"},
    {"bA4 wG4-", "no-such-piece 0-3 no-such-piece 4-7", "?"},
    {"bB11 wS1-", "no-such-piece 0-4", "?"},
    {"bS wS1-", "missing-number 0-2", "?"},
    {"ba wg-", "piece-case 0-2 missing-number 0-2 piece-case 3-5 missing-number 3-5", "?"},
    {"bD1 wS1-", "bad-move 0-8", "?"},
    {"bX wS1", "bad-move 0-6", "?"},
    {"hello", "bad-move 0-5", "?"},
    {"b", "bad-move 0-1", "?"},
    {"bS1-", "bad-move 0-4", "?"},
    {"bS1.", "bad-move 0-4", "?"},
    // U8.
    {"bS1 /wS1", "", "bS1 wS1 3"},
    {"bS1 -wS1", "", "bS1 wS1 4"},
    {"bS1 \\wS1", "", "bS1 wS1 5"},
    {"bS1 wS1/", "", "bS1 wS1 0"},
    {"bS1 wS1\\", "", "bS1 wS1 2"},
    {"bS1 wS1", "", "bS1 wS1"},
    {"bS1 \\\\wS1", "doubled-backslash 4-6", "bS1 wS1 5"},
    {"bS1 wS1\\\\", "doubled-backslash 7-9", "bS1 wS1 2"},
    {"bS1 wS1\\\\\\", "bad-move 0-10", "?"},
    {"bS1 //wS1", "bad-move 0-9", "?"},
    {"bS1 -wS1/", "two-direction-marks 4-9", "?"},
    {"bS1 \\\\wS1\\\\", "two-direction-marks 4-11 doubled-backslash 4-6 doubled-backslash 9-11", "?"},
    {"bS1 wS1.", "dot-reference 7-8", "bS1 wS1"},
    {"bS1 -wS1.", "bad-move 0-9", "?"},
    {"bS1 wS1-.", "bad-move 0-9", "?"},
    {"bS1 .", "", "bS1 ."},
    {"bS1 ..", "bad-move 0-6", "?"},
};

}  // namespace

TEST_CASE("uhp moves: each way of writing one") {
  test::UhpParsing parsing;
  for (const Row& row : rows) {
    CAPTURE(row.token);
    const std::string found = said(parsing, row.token);
    CHECK(understood(parsing) == row.moves);
    // The same findings in any order: those that begin at one place are in the order of their ends.
    CHECK(found.size() == row.findings.size());
    for (std::size_t begin = 0; begin < row.findings.size();) {
      const std::size_t space = row.findings.find(' ', row.findings.find(' ', begin) + 1);
      const std::string one = row.findings.substr(begin, space - begin);
      CHECK(found.find(one) != std::string::npos);
      begin = space == std::string::npos ? row.findings.size() : space + 1;
    }
  }
}

TEST_CASE("uhp moves: the dialect of hivegame.com numbers every piece") {
  test::UhpParsing parsing;
  said(parsing, "bQ1 wS1-", hive::uhp::Dialect::hivegame);
  CHECK(parsing.findings().at(0).severity == diagnostics::Severity::info);
  said(parsing, "bQ1 wS1-");
  CHECK(parsing.findings().at(0).severity == diagnostics::Severity::warning);
}

TEST_CASE("uhp moves: it is said where reading failed, and what was expected there") {
  test::UhpParsing parsing;
  const auto label = [&](const std::string& token) {
    said(parsing, token);
    const diagnostics::Diagnostic& found = parsing.findings().at(0);
    if (found.labels.empty()) return "0: " + found.label;
    return std::to_string(found.labels[0].span.begin - header.size()) + ": " + found.labels[0].text;
  };
  CHECK(label("hello") == "0: `pass` or a piece such as `wA1` is expected here");
  CHECK(label("bX1 wS1-") == "1: one of the letters Q, A, B, G, L, M, P, S is expected here");
  CHECK(label("bS1x") == "3: the end of the move is expected here");
  CHECK(label("bS1 wS1-x") == "8: the end of the move is expected here");
  CHECK(label("bS1 right") == "4: a piece such as `wA1` or one of the marks `-`, `/`, `\\` is expected here");
}
