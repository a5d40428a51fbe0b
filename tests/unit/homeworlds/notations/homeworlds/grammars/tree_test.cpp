// The lossless trees of the dialects: every byte has its leaf, the work is linear, and what the tree of a file without
// faults holds is what the reader has read.

#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/homeworlds/grammars.hpp"
#include "support/homeworlds/reading.hpp"
#include "support/values/mutations.hpp"
#include "text/mapped_text.hpp"

#include <algorithm>

using namespace plyglot;
using homeworlds::Dialect;
using syntax::Strictness;

namespace {

void build(const std::string& text, Dialect dialect, syntax::SyntaxTree& tree) {
  text::MappedText mapped;
  mapped.reset(text, 0);
  mapped.finish();
  std::vector<syntax::FurthestFailure> failures;
  if (!grammar_of(dialect).build(mapped, tree, failures)) FAIL("the tolerant grammar reads every text");
  const std::string problem = tree.verify({0, static_cast<std::uint32_t>(text.size())});
  if (!problem.empty()) FAIL(problem);
}

// What a file says, by place: numbers, handles, actions with their words, headers, comments, the position.
class Outline {
 public:
  void add(std::string_view what, text::Span span) {
    lines_.push_back(std::to_string(span.begin) + '-' + std::to_string(span.end) + ' ' + std::string(what));
  }
  // In order, each once: `pass 2` is one place and two actions.
  std::string text() {
    std::sort(lines_.begin(), lines_.end());
    lines_.erase(std::unique(lines_.begin(), lines_.end()), lines_.end());
    std::string text;
    for (const std::string& line : lines_) text += line + '\n';
    return text;
  }

 private:
  std::vector<std::string> lines_;
};

std::string outline_of(const test::HomeworldsReading& reading) {
  Outline outline;
  const homeworlds::Ast& ast = reading.ast;
  const auto add = [&](std::string_view what, text::Span span) {
    if (!span.empty()) outline.add(what, span);
  };
  for (const homeworlds::HeaderNode& header : ast.headers) {
    // The grammar of transcripts knows what is above the turns, but not what it says.
    if (ast.dialect == Dialect::sdg) {
      add("comment", header.line);
      continue;
    }
    add("key", header.key);
    add("value", header.value);
  }
  for (const homeworlds::CommentNode& comment : ast.comments) add("comment", comment.span);
  add("position", ast.position);
  for (const homeworlds::TurnNode& turn : ast.turns) {
    add("number", turn.number_span);
    add("handle", turn.handle);
    // In `sdg` the mark is dropped after anything but a homeworld (homeworlds R14).
    if (ast.dialect != Dialect::sdg) add("confirmation", turn.confirmation);
  }
  for (const homeworlds::ActionNode& action : ast.actions) {
    add("action", {action.span.begin, action.span.begin + 1});
    add("verb", action.verb_span);
    const homeworlds::Word words[] = {action.stars[0], action.stars[1],     action.ship, action.owner,
                                      action.system,   action.other_system, action.star, action.colour};
    for (const homeworlds::Word& word : words) add("word", word.span);
  }
  return outline.text();
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// How the outline calls a node of the tree; empty for those it leaves out.
std::string_view name_in_outline(std::string_view kind) {
  if (is_one_of(kind, {"homeworld", "build", "trade", "discover", "move", "attack", "sacrifice", "catastrophe"})) {
    return "action";
  }
  if (is_one_of(kind, {"name", "piece", "lower_piece", "serial", "colour", "colour_word", "no_star", "owner",
                       "first_seat", "second_seat"})) {
    return "word";
  }
  // What is not play in a transcript is a comment.
  if (is_one_of(kind, {"comment", "remark", "header"})) return "comment";
  // How a log ends stands for a header.
  if (is_one_of(kind, {"elimination", "unfinished"})) return "value";
  if (is_one_of(kind, {"key", "value", "position", "number", "handle", "confirmation"})) return kind;
  return ends_with(kind, "_verb") ? "verb" : "";
}

std::string outline_of(const syntax::SyntaxTree& tree, Dialect dialect) {
  Outline outline;
  const syntax::Grammar& grammar = grammar_of(dialect);
  // The words of a system come before it, since the tree is in postorder, and are not words of an action.
  std::size_t end = tree.size();
  while (end > 0) {
    const syntax::Node& node = tree[--end];
    const std::string_view kind = grammar.kind_name(node.kind);
    const bool is_pass = kind == "pass";
    if (is_pass) outline.add("action", {node.span.begin, node.span.begin + 1});
    // In `quux` it is its own verb.
    if (is_pass && tree.is_leaf(end)) outline.add("verb", node.span);
    const bool is_left_out = kind == (dialect == Dialect::sdg ? "confirmation" : "header");
    const std::string_view name = is_left_out ? "" : name_in_outline(kind);
    if (name == "action") {
      outline.add(name, {node.span.begin, node.span.begin + 1});
    } else if (!name.empty()) {
      outline.add(name, node.span);
    }
    if (kind == "system") end = tree.first_of(end);
  }
  return outline.text();
}

void check_outline(const std::string& text, Dialect dialect, std::size_t& count) {
  if (!test::is_of_lines(text, dialect) || !test::is_read_strictly(text, dialect)) return;
  CAPTURE(homeworlds::name_of(dialect), text);
  ++count;
  syntax::SyntaxTree tree;
  build(text, dialect, tree);
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  options.layout = homeworlds::Layout::line;
  const std::string read = outline_of(test::read_homeworlds(text, options));
  REQUIRE(outline_of(tree, dialect) == read);
}

}  // namespace

TEST_CASE("homeworlds grammar: every text has a lossless tree") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    CAPTURE(homeworlds::name_of(dialect));
    test::Random random(51);
    syntax::SyntaxTree tree;
    std::vector<std::string> texts = test::sentences_of(grammar_of(dialect), Strictness::tolerant, 2000, 52);
    for (const std::string& text : test::homeworlds_texts(dialect)) texts.push_back(text);
    for (const std::string& text : texts) {
      CAPTURE(text);
      build(text, dialect, tree);
      build(test::mutated(text, test::homeworlds_pieces(), random), dialect, tree);
    }
    build(test::random_bytes(200000), dialect, tree);
  }
}

TEST_CASE("homeworlds grammar: the tree of a file without faults says what the reader says") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    // Its turns and names are known to the reader alone.
    if (dialect == Dialect::bga) continue;
    std::size_t count = 0;
    test::Random random(53);
    for (const std::string& text : test::sentences_of(grammar_of(dialect), Strictness::strict, 4000, 54)) {
      check_outline(text, dialect, count);
      check_outline(test::mutated(text, test::homeworlds_pieces(), random), dialect, count);
    }
    for (const std::string& text : test::homeworlds_texts(dialect)) check_outline(text, dialect, count);
    CAPTURE(homeworlds::name_of(dialect));
    CHECK(count > 1000);
  }
}

TEST_CASE("homeworlds grammar: the nodes of a position bear the names of its rules in every dialect") {
  const std::string text = "<0>; A(0,r1b2)g3-; B(y1)-y2";
  for (const Dialect dialect : test::homeworlds_dialects) {
    // It has no position.
    if (dialect == Dialect::bga) continue;
    CAPTURE(homeworlds::name_of(dialect));
    syntax::SyntaxTree tree;
    build(text, dialect, tree);
    std::string names;
    for (const syntax::Node& node : tree.nodes()) {
      const std::string_view kind = grammar_of(dialect).kind_name(node.kind);
      if (kind != "text") names += std::string(kind) + ' ' + text.substr(node.span.begin, node.span.size()) + '|';
    }
    CHECK(names ==
          "mover <0>|system_name A|home 0,|piece r1|piece b2|piece g3|system A(0,r1b2)g3-|"
          "system_name B|piece y1|piece y2|system B(y1)-y2|position " +
              text + "|file " + text + '|');
  }
}

TEST_CASE("homeworlds grammar: the work is in proportion to the text") {
  std::vector<test::Hostile> texts;
  for (const std::string_view before : {"", "pass ", "<0>; A(r1)g1-;", "build g1 "}) {
    for (const std::string_view piece : {" ",
                                         ";",
                                         "; ",
                                         ";\n",
                                         "; # c\n",
                                         "\n",
                                         " \n",
                                         "#",
                                         " #",
                                         " # c\n",
                                         "*",
                                         "* ",
                                         "*;",
                                         "<",
                                         "<;\n",
                                         "A",
                                         "A ",
                                         "(",
                                         "|",
                                         "| ",
                                         "1) ",
                                         "1)\n",
                                         "1) A:",
                                         "pass;",
                                         "pass;\n",
                                         "pass\n",
                                         "pass ",
                                         "g1",
                                         " g1",
                                         "- ",
                                         "; A(r1)g1-",
                                         ";\nA(r1)g1-",
                                         "Key: v\n",
                                         "_",
                                         "\xEF\xBB\xBF",
                                         "build g1 A; ",
                                         "; ;",
                                         " x\n",
                                         " builds a g1 ship in ",
                                         " moves a g1 ship from A",
                                         " to ",
                                         "Move 1 :",
                                         "A ends their turn.\n"}) {
      for (const std::string_view after : {"", "x"}) texts.push_back({before, piece, after});
    }
  }
  for (const Dialect dialect : test::homeworlds_dialects) {
    CAPTURE(homeworlds::name_of(dialect));
    test::check_linear_work(grammar_of(dialect), texts);
  }
}

TEST_CASE("homeworlds grammar: large texts have lossless trees") {
  constexpr std::size_t many = 100000;
  syntax::SyntaxTree tree;
  for (const Dialect dialect : test::homeworlds_dialects) {
    for (const std::string_view piece : {"(", ";", "; ", "*", "\n", " ", "build g1 A;", "; A(r1)g1-", "Alphabetic"}) {
      CAPTURE(homeworlds::name_of(dialect), piece);
      build(test::repeated(piece, many), dialect, tree);
      build("<0>; A(r1)g1-" + test::repeated(piece, many), dialect, tree);
    }
  }
}
