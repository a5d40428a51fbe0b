// One table of a grammar's rules, and what is made from it.

#include "syntax/grammar_table.hpp"
#include "support/checks/catch.hpp"
#include "unit/syntax/toy.hpp"

using namespace plyglot;
using annotations::TokenKind;
using syntax::called;
using syntax::leaf;
using syntax::node;
using syntax::RuleList;
using syntax::silent;
using syntax::unit;

namespace plyglot::test::toy_table {
namespace {

struct Line {
  text::Span pass;
  bool is_shouted = false;
};

struct Base {
  std::string heard;
  const char* text = nullptr;

  void add(std::string_view words, text::Span span) {
    heard += words;
    heard.append(text + span.begin, span.size());
    heard += ';';
  }
  void take_piece(text::Span span) { add("piece ", span); }
};

struct Builder : Base {
  Line line;
  Line& part(syntax::PartOf<Line>) { return line; }

  void take_mark(char before, int count, text::Span span) {
    add(std::string(static_cast<std::size_t>(count), before), span);
  }
  void end_line(text::Span) {
    add(line.is_shouted ? "shouted " : "line ", line.pass);
    line = {};
  }
};

constexpr syntax::GrammarTable moves{
    called<"a colour">(silent<toy::colour>),
    node<toy::piece, &Base::take_piece>.as(TokenKind::piece),
    called<"a direction">(leaf<toy::direction, &Builder::take_mark, '*', 2>).as(TokenKind::mark),
};
inline constexpr auto table =
    syntax::GrammarTable{
        node<toy::record>,
        unit(node<toy::line, &Builder::end_line>),
    } +
    moves +
    syntax::GrammarTable{
        called<"a blank">(silent<toy::space>),
        syntax::recovery<toy::bad_line>.as(TokenKind::unreadable),
    } +
    syntax::GrammarTable{
        leaf<toy::pass, &Line::pass>.as(TokenKind::keyword),
        leaf<toy::shouted_pass, &Line::is_shouted, true>,
    } +
    syntax::leaves<toy::note, toy::capture>.as(TokenKind::comment);
struct Traits : syntax::TraitsOf<table> {};
constexpr syntax::Grammar grammar = syntax::make_grammar<toy::record, Traits>("table");

// Built from the table, as a notation does it.
std::string heard_in(const std::string& text) {
  text::MappedText mapped;
  mapped.reset(text, 0);
  mapped.finish();
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  grammar.build(mapped, tree, failures);
  Builder builder;
  builder.text = text.data();
  for (const syntax::Node& each : tree.nodes()) table.take(each, builder);
  return builder.heard;
}

template <class Rule>
concept HasKind = requires {
  table.kind<Rule>();
};

}  // namespace
}  // namespace plyglot::test::toy_table

using namespace plyglot::test;
using toy_table::Traits;

TEST_CASE("grammar table: the lists are those of the rows, in their order") {
  CHECK(std::is_same_v<Traits::nodes, RuleList<toy::record, toy::line, toy::piece, toy::direction, toy::bad_line,
                                               toy::pass, toy::shouted_pass, toy::note, toy::capture>>);
  CHECK(
      std::is_same_v<Traits::leaves, RuleList<toy::direction, toy::pass, toy::shouted_pass, toy::note, toy::capture>>);
  CHECK(std::is_same_v<Traits::units, RuleList<toy::line>>);
  CHECK(std::is_same_v<Traits::recoveries, RuleList<toy::bad_line>>);
  CHECK(std::is_same_v<Traits::labelled, RuleList<toy::colour, toy::direction, toy::space>>);
  CHECK(Traits::labels == std::array<std::string_view, 3>{"a colour", "a direction", "a blank"});
}

TEST_CASE("grammar table: a rule has a kind if its row makes nodes") {
  CHECK(toy_table::table.kind<toy::record>() == 1);
  // The silent row before it has no kind.
  CHECK(toy_table::table.kind<toy::piece>() == 3);
  CHECK(syntax::kind_of<Traits, toy::piece> == 3);
  CHECK(toy_table::HasKind<toy::capture>);
  CHECK_FALSE(toy_table::HasKind<toy::space>);
  CHECK_FALSE(toy_table::HasKind<toy::word>);
}

TEST_CASE("grammar table: the grammar knows the facts of each kind") {
  const syntax::Grammar& grammar = toy_table::grammar;
  REQUIRE(grammar.nodes.size() == 10);
  CHECK_FALSE(grammar.nodes[0].token);
  const auto facts_of = [&](std::string_view rule) {
    syntax::Kind kind = 1;
    while (grammar.kind_name(kind) != rule) ++kind;
    return grammar.nodes[kind];
  };
  CHECK_FALSE(facts_of("record").token);
  CHECK(facts_of("line").is_unit);
  CHECK_FALSE(facts_of("line").is_leaf);
  CHECK(facts_of("piece").token == TokenKind::piece);
  CHECK_FALSE(facts_of("piece").is_leaf);
  CHECK(facts_of("direction").token == TokenKind::mark);
  CHECK(facts_of("direction").is_leaf);
  CHECK(facts_of("bad_line").is_recovery);
  CHECK(facts_of("bad_line").token == TokenKind::unreadable);
  CHECK(facts_of("note").token == TokenKind::comment);
  CHECK(facts_of("capture").token == TokenKind::comment);
  REQUIRE(grammar.labelled.size() == 3);
  CHECK(grammar.labelled[1] == "direction");
  CHECK(grammar.labels[1] == "a direction");
}

TEST_CASE("grammar table: a node does what its row says") {
  using toy_table::heard_in;
  CHECK(heard_in("wA1 bQ-\n") == "piece wA1;piece bQ;**-;line ;");
  CHECK(heard_in("pass\nPass\nwA") == "line pass;shouted ;piece wA;line ;");
  // Neither text nor rules without an action do anything.
  CHECK(heard_in("!\n").empty());
}
