#include "support/checks/catch.hpp"
#include "syntax/published/covering.hpp"
#include "unit/syntax/toy.hpp"

using namespace plyglot;
using syntax::FurthestFailure;

namespace {

struct Reading {
  bool is_read = false;
  syntax::SyntaxTree tree;
  std::vector<FurthestFailure> failures;
  std::string problem;
};

Reading read(const std::string& text, const syntax::Grammar& grammar = test::toy::grammar, std::uint32_t base = 0) {
  Reading reading;
  text::MappedText mapped;
  mapped.reset(text, base);
  mapped.finish();
  reading.is_read = grammar.build(mapped, reading.tree, reading.failures);
  reading.problem = reading.tree.verify({base, base + static_cast<std::uint32_t>(text.size())});
  return reading;
}

// The tree as nested text: `line[piece text piece]`.
std::string shape(const Reading& reading, std::size_t node, const syntax::Grammar& grammar = test::toy::grammar) {
  const syntax::SyntaxTree& tree = reading.tree;
  std::string text(grammar.kind_name(tree[node].kind));
  if (tree.is_leaf(node)) return text;
  std::vector<std::uint32_t> scratch;
  std::string inner;
  for_each_child(tree, node, scratch, [&](std::uint32_t child) {
    if (!inner.empty()) inner += ' ';
    inner += shape(reading, child, grammar);
  });
  return text + '[' + inner + ']';
}
std::string shape(const Reading& reading) { return shape(reading, reading.tree.root()); }

std::vector<std::string> expected(const FurthestFailure& failure) {
  const std::vector<std::string_view> labels = failure.expected();
  return {labels.begin(), labels.end()};
}

}  // namespace

TEST_CASE("engine: leaves cover what no rule names") {
  const Reading reading = read("wA1 bQ-\npass\n");
  CHECK(reading.is_read);
  CHECK(reading.failures.empty());
  CHECK(reading.problem.empty());
  CHECK(shape(reading) == "record[line[piece text piece direction text] line[pass text]]");
}

TEST_CASE("engine: an alternative that fails leaves no nodes") {
  // `capture` reads two pieces before it misses its `x`.
  CHECK(shape(read("wA bQ")) == "record[line[piece text piece]]");
  CHECK(shape(read("wA bQx")) == "record[line[piece text piece text]]");
  CHECK(shape(read("wA bQ/")) == "record[line[piece text piece direction]]");
}

TEST_CASE("engine: the furthest failure and what was expected there") {
  const Reading reading = read("wA1 bX\n", test::toy::strict_grammar);
  CHECK_FALSE(reading.is_read);
  REQUIRE(reading.failures.size() == 1);
  CHECK(reading.failures[0].offset == 5);
  CHECK(expected(reading.failures[0]) == std::vector<std::string>{"a bug letter"});
  // Nothing was read, and nothing is lost.
  CHECK(reading.tree.size() == 1);
  CHECK(reading.problem.empty());
}

TEST_CASE("engine: all that is expected at the furthest place is named once") {
  const Reading reading = read("wA!", test::toy::strict_grammar);
  REQUIRE(reading.failures.size() == 1);
  CHECK(reading.failures[0].offset == 2);
  CHECK(expected(reading.failures[0]) == std::vector<std::string>{"a blank", "the line end"});
}

TEST_CASE("engine: a predicate is silent and bears its own label") {
  const Reading reading = read("wA1 pass", test::toy::strict_grammar);
  REQUIRE(reading.failures.size() == 1);
  CHECK(reading.failures[0].offset == 4);
  const auto names = expected(reading.failures[0]);
  CHECK(names == std::vector<std::string>{"a colour (`w` or `b`)", "a target, not `pass`"});
}

TEST_CASE("engine: recovery goes on with the next record and keeps each failure") {
  const Reading reading = read("wA1 bQ\nwX\npass\n\nbQ wZ\nwS");
  CHECK(reading.is_read);
  CHECK(reading.problem.empty());
  CHECK(shape(reading) == "record[line[piece text piece text] bad_line line[pass text] bad_line bad_line line[piece]]");
  REQUIRE(reading.failures.size() == 3);
  CHECK(reading.failures[0].offset == 8);
  CHECK(expected(reading.failures[0]) == std::vector<std::string>{"a bug letter"});
  CHECK(reading.failures[1].offset == 15);
  CHECK(expected(reading.failures[1]) == std::vector<std::string>{"a colour (`w` or `b`)", "`pass`"});
  CHECK(reading.failures[2].offset == 20);
}

TEST_CASE("engine: an error production reads a frequent mistake for what it is") {
  const Reading reading = read("PASS\nwA");
  CHECK(reading.failures.empty());
  CHECK(shape(reading) == "record[line[shouted_pass text] line[piece]]");
}

TEST_CASE("engine: nesting is bounded where the grammar says so") {
  CHECK(read("pass (a(b(c)))", test::toy::strict_grammar).is_read);
  CHECK_FALSE(read("pass (a(b(c(d))))", test::toy::strict_grammar).is_read);
  // The bound counts what is open, not what was opened.
  CHECK(read("pass (a(b(c)(d))(e)(f(g)))", test::toy::strict_grammar).is_read);
  const std::string deep = "pass " + std::string(100000, '(');
  CHECK_FALSE(read(deep, test::toy::strict_grammar).is_read);
  CHECK(shape(read(deep)) == "record[bad_line]");
}

TEST_CASE("engine: offsets are those of the file") {
  const Reading reading = read("wA1 bX", test::toy::strict_grammar, 1000);
  CHECK(reading.failures.at(0).offset == 1005);
  CHECK(reading.problem.empty());
  CHECK(read("wA1 bQ", test::toy::grammar, 1000).problem.empty());
}

TEST_CASE("engine: spans of a decoded text are those of the bytes that stand for it") {
  const std::string original = "wA1%20bQ%2D\n";
  text::MappedText mapped;
  mapped.reset(original, 50);
  mapped.replace(3, 6, " ");
  mapped.replace(8, 11, "-");
  mapped.finish();
  Reading reading;
  CHECK(test::toy::grammar.build(mapped, reading.tree, reading.failures));
  CHECK(reading.tree.verify({50, 62}).empty());
  CHECK(shape(reading) == "record[line[piece text piece direction text]]");
  CHECK(reading.tree[1].span == text::Span{53, 56});
  CHECK(reading.tree[3].span == text::Span{58, 61});
}

TEST_CASE("engine: what is counted of the rules agrees with building") {
  for (const std::string text : {"", "wA1 bQ-\n", "wA1 bX", "PASS", "pass (a)", "pass (((())))", "wA bQx (no)\nbS"}) {
    CAPTURE(text);
    syntax::Coverage coverage;
    CHECK(cover(test::toy::rules<test::toy::strict_record>(), text, coverage) ==
          read(text, test::toy::strict_grammar).is_read);
    syntax::Coverage of_tolerant;
    CHECK(cover(test::toy::rules(), text, of_tolerant));
  }
}

namespace {

// Notes are words, and so are pieces, which come again and again.
struct BriefTraits : syntax::DefaultTraits {
  using nodes = syntax::RuleList<test::toy::record, test::toy::line, test::toy::bad_line, test::toy::piece,
                                 test::toy::direction, test::toy::note>;
  using words = syntax::RuleList<test::toy::piece, test::toy::note>;
  using repeated = syntax::RuleList<test::toy::piece>;
};
constexpr syntax::Grammar brief_grammar = syntax::make_grammar<test::toy::record, BriefTraits>("brief toy");

std::string brief_shape(const std::string& text, syntax::SeenWords* seen) {
  Reading reading;
  text::MappedText mapped;
  mapped.reset(text, 7);
  mapped.finish();
  CHECK(brief_grammar.build(mapped, reading.tree, reading.failures, seen));
  std::string spans;
  for (const syntax::Node& node : reading.tree.nodes()) {
    if (brief_grammar.kind_name(node.kind) == "piece")
      spans += text.substr(node.span.begin - 7, node.span.size()) + ' ';
  }
  return spans + shape(reading, reading.tree.root(), brief_grammar);
}

}  // namespace

TEST_CASE("engine: a brief tree has words as leaves, and nothing of what no rule names") {
  const std::string text = "wA1 bQ-\nwA1 (why (not))\n";
  syntax::SeenWords seen;
  CHECK(brief_shape(text, nullptr) ==
        "wA1 bQ wA1 record[line[piece text piece direction text] line[piece text note[text note text] text]]");
  CHECK(brief_shape(text, &seen) == "wA1 bQ wA1 record[line[piece piece direction] line[piece note]]");
}

TEST_CASE("engine: words that were seen before are matched as before") {
  syntax::SeenWords seen;
  // A line that goes on after a piece does not match, though the piece does.
  for (const std::string text : {"wA1 bQ-\nwA1 bQ\n", "wA1 bQx\nwA1 bQx\n", "wA1wA1\nwA1 bQ--\n"}) {
    syntax::SeenWords unseen;
    CHECK(brief_shape(text, &seen) == brief_shape(text, &unseen));
    CHECK(brief_shape(text, &seen) == brief_shape(text, &unseen));
  }
}

TEST_CASE("engine: memory is kept from one text to the next, and nothing else") {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  std::vector<FurthestFailure> failures;
  std::string long_text;
  for (int i = 0; i < 1000; ++i) long_text += "wX\n";
  mapped.reset(long_text, 0);
  mapped.finish();
  test::toy::grammar.build(mapped, tree, failures);
  CHECK(failures.size() == 1000);
  const auto* room = tree.nodes().data();
  mapped.reset("pass", 0);
  mapped.finish();
  CHECK(test::toy::grammar.build(mapped, tree, failures));
  CHECK(failures.empty());
  CHECK(tree.size() == 3);
  CHECK(tree.nodes().data() == room);
}
