// The published notation as a grammar, beside the reader, which is written by hand: what the grammar takes is read
// without an error, and what the reader takes without a word beyond style is what the grammar takes.

#include "grammars/homeworlds.hpp"
#include "support/catch.hpp"
#include "support/grammar_checks.hpp"
#include "support/homeworlds_reading.hpp"
#include "support/vectors.hpp"
#include "syntax/engine.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

#include <algorithm>

using namespace plyglot;
using homeworlds::Finding;
using homeworlds::Issue;
using syntax::Strictness;

namespace {

template <class Start>
struct Traits : syntax::DefaultTraits {
  using nodes = syntax::RuleList<Start>;
};

constexpr syntax::Grammar turns =
    syntax::make_grammar<grammars::homeworlds::turn, Traits<grammars::homeworlds::turn>>("homeworlds");
constexpr syntax::Grammar positions =
    syntax::make_grammar<grammars::homeworlds::position, Traits<grammars::homeworlds::position>>("homeworlds-position");

// What homeworlds 3.1 lets through and still has a word for.
bool is_within_grammar(const Finding& finding) {
  switch (finding.issue) {
    case Issue::not_utf8:
    case Issue::no_initial_position:
    case Issue::letter_case:
    case Issue::unusual_separator:
    case Issue::empty_action:
    case Issue::trailing_separator:
    case Issue::colour_form:
    case Issue::build_without_size:
    case Issue::glued_confirmation:
    case Issue::homeworld_without_name:
    case Issue::long_name:
    case Issue::name_resembles_piece:
    case Issue::name_of_other_piece:
    case Issue::name_resembles_colour:
    case Issue::name_resembles_verb:
      return true;
    default:
      return false;
  }
}

test::HomeworldsReading read(const std::string& text) {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::seed;
  // All lines of the text are its one turn.
  options.layout = homeworlds::Layout::numbered;
  return test::read_homeworlds(text, options);
}

bool is_read(const test::HomeworldsReading& reading) {
  return std::all_of(reading.findings.begin(), reading.findings.end(), is_within_grammar);
}

std::vector<homeworlds::Verb> verbs_of(const homeworlds::Ast& ast) {
  std::vector<homeworlds::Verb> verbs;
  for (const homeworlds::ActionNode& action : ast.actions) verbs.push_back(action.verb);
  return verbs;
}

}  // namespace

TEST_CASE("homeworlds syntax: no rule of the grammar can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::homeworlds::turn>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds::position>() == 0);
}

TEST_CASE("homeworlds syntax: turns of the grammar are read without an error") {
  std::size_t count = 0;
  for (const std::string& text : test::sentences_of(turns, Strictness::strict, 20000, 31)) {
    // Sentences heed no lookahead.
    if (!turns.recognise(text)) continue;
    CAPTURE(text);
    ++count;
    const test::HomeworldsReading reading = read(text);
    CAPTURE(test::report_of(reading.findings));
    REQUIRE(is_read(reading));
    REQUIRE(reading.ast.turns.size() == 1);
    REQUIRE_FALSE(reading.ast.turns[0].is_broken);
    // Printing keeps what it says, and keeps what is printed.
    const std::string canonical = test::printed(reading);
    CAPTURE(canonical);
    const test::HomeworldsReading again = read(canonical);
    REQUIRE(is_read(again));
    REQUIRE(verbs_of(again.ast) == verbs_of(reading.ast));
    REQUIRE(test::printed(again) == canonical);
  }
  CHECK(count > 1000);
}

TEST_CASE("homeworlds syntax: positions of the grammar are in the state form") {
  std::size_t count = 0;
  for (std::string& text : test::sentences_of(positions, Strictness::strict, 20000, 32)) {
    if (!positions.recognise(text)) continue;
    // In a file only a `;` at the end of a line carries a position over it (homeworlds L6).
    std::replace_if(
        text.begin(), text.end(), [](char byte) { return byte == '\n' || byte == '\r'; }, ' ');
    CAPTURE(text);
    ++count;
    const test::HomeworldsReading reading = read(text);
    REQUIRE(std::none_of(reading.findings.begin(), reading.findings.end(),
                         [](const Finding& finding) { return finding.issue == Issue::bad_position; }));
  }
  CHECK(count > 1000);
}

TEST_CASE("homeworlds syntax: what is read without an error is in the grammar, and nothing else") {
  for (const char* text :
       {"build g1 Alpha", "pass", "p *", "pass*", "12) Sam: build g Alpha", "1. pass", "h y3 - g3", "h y3 b1 g3 Home *",
        "sacrifice y1 Alpha /\nmove b1 Beta Gamma /\r\ncatastrophe Gamma b", "; pass;", "a r3s X | t r1 X B*",
        "BUILD G1 \xC3\x85lpha", "build g1 \x80", "m g1 g2 g3", "d y1 A g2 B", "c b blue", "t b1 b b1"}) {
    CAPTURE(text);
    CHECK(turns.recognise(text));
    CHECK(is_read(read(text)));
  }
  for (const char* text :
       {"build g1", "homeworldx y3 b1 g3", "pass pass", "build g4 A", "build g1 ---", "build g1 (A)", "trade r1 b A",
        "sac y1 A", "capture r1 A", "catastrophe b A", "pass 2", "1234567890) pass", "build g1 A B", "build g1 #a", "*",
        "move y1 A", "attack r34 A", "build g1 A* *", "build g1 \"A\""}) {
    CAPTURE(text);
    CHECK_FALSE(turns.recognise(text));
    CHECK_FALSE(is_read(read(text)));
  }
}

TEST_CASE("homeworlds syntax: the vectors are in the grammar where nothing is said of them beyond style") {
  for (const auto& row : test::json_vectors("vectors/homeworlds/syntax.jsonl")) {
    if (row["dialect"] != "seed") continue;
    const auto text = row["text"].get<std::string>();
    const test::HomeworldsReading reading = read(text);
    // Separators alone are no turn.
    if (reading.ast.turns.empty()) continue;
    CAPTURE(text);
    CHECK(turns.recognise(text) == is_read(reading));
  }
}
