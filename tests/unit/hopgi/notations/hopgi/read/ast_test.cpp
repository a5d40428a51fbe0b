// From the text of a game to its AST: hopgi 3.1, R20, R21.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/hopgi/reading.hpp"

using namespace plyglot;
using namespace hopgi::record;
using hopgi::PieceKind;
using hopgi::Suffix;
using test::HopgiReading;

namespace {

// Such as `number turn comment`.
std::string items_of(const std::string& text) {
  constexpr std::string_view names[] = {"turn", "number", "comment", "nag", "(", ")", "bad"};
  const HopgiReading read(text);
  std::string out;
  for (const Item& item : read.ast.items) {
    out += out.empty() ? "" : " ";
    out += names[static_cast<std::size_t>(item.kind)];
  }
  return out;
}

}  // namespace

TEST_CASE("hopgi ast: tags, and comments around the game") {
  const HopgiReading read("// a  \n[White \"b\"]\n{c}\n[X\n[Black \"\\\"\"]\n{d} 1. Pd2-c3 // e\n1-0 {f} // g");
  REQUIRE(read.ast.tags.size() == 2);
  CHECK(read.slice(read.ast.tags[0].name) == "White");
  CHECK(read.slice(read.ast.tags[1].value) == "\\\"");
  CHECK(find_tag(read.ast, read.source, "Black") == &read.ast.tags[1]);
  CHECK(find_tag(read.ast, read.source, "Event") == nullptr);
  REQUIRE(read.ast.bad_tags.size() == 1);
  CHECK(read.slice(read.ast.bad_tags[0]) == "[X");
  REQUIRE(read.ast.comments.size() == 6);
  CHECK(read.ast.lead_comments == 1);
  CHECK(read.ast.tail_comments == 2);
  CHECK(read.slice(read.ast.comments[0].span) == "// a");
  CHECK(read.ast.items.size() == 5);
  CHECK(read.ast.result == hopgi::Result::white_wins);
  CHECK(read.slice(read.ast.result_span) == "1-0");
  CHECK(read.slice(read.ast.first_word) == "1.");
}

TEST_CASE("hopgi ast: in a game without tags the first comments are of the movetext") {
  const HopgiReading read("// a\n{b}\n1. Pd2-c3 *");
  CHECK(read.ast.lead_comments == 0);
  CHECK(read.ast.items.size() == 4);
  CHECK_FALSE(HopgiReading("// a\n}\n; b").ast.has_game);
}

TEST_CASE("hopgi ast: a turn and its legs") {
  const HopgiReading read("Fd1-c3 ; Wf1xe3!?");
  REQUIRE(read.ast.turns.size() == 1);
  const TurnNode& turn = read.ast.turns[0];
  CHECK(turn.leg_count == 2);
  CHECK(turn.suffix == Suffix::interesting);
  CHECK(read.slice(turn.span) == read.text);
  CHECK(read.slice(turn.semicolon) == ";");
  REQUIRE(read.ast.legs.size() == 2);
  const LegNode& leg = read.ast.legs[1];
  CHECK(leg.form == LegForm::long_leg);
  CHECK(leg.is_canonical);
  CHECK(read.slice(leg.span()) == "Wf1xe3");
  CHECK(leg.letter().kind == PieceKind::wazir_king);
  CHECK(leg.from().square == hopgi::square_at(5, 1));
  CHECK(read.slice(leg.separator()) == "x");
  CHECK(leg.to().square == hopgi::square_at(4, 3));
  CHECK_FALSE(leg.promotion().is_written());
}

TEST_CASE("hopgi ast: legs in other forms") {
  const HopgiReading read("dc3 R3xd4 d2c3 +Rc4:a4=D# R*e1 Ka9-b10 c4+# DHa3-b4 R@d4=G Bc4-a4=DH");
  const std::vector<LegNode>& legs = read.ast.legs;
  REQUIRE(legs.size() == 10);
  CHECK(legs[0].form == LegForm::short_leg);
  CHECK(legs[0].hint().file == 3);
  CHECK_FALSE(legs[0].letter().is_written());
  CHECK(legs[1].hint().rank == 3);
  CHECK(read.slice(legs[1].separator()) == "x");
  CHECK(legs[2].form == LegForm::long_leg);
  CHECK(legs[2].separator().empty());
  CHECK_FALSE(legs[2].is_canonical);
  CHECK(legs[3].letter().kind == PieceKind::dragon_king);
  CHECK(legs[3].promotion().kind == PieceKind::dragon_king);
  CHECK(read.slice(legs[3].marks()) == "#");
  CHECK(legs[4].form == LegForm::drop);
  CHECK_FALSE(legs[4].to().square);
  CHECK(legs[5].letter().is_unknown());
  CHECK(read.slice(legs[5].to().span) == "b10");
  CHECK(legs[5].has_unknown_part());
  CHECK(legs[6].promotion().is_plus);
  CHECK(read.slice(legs[6].marks()) == "#");
  CHECK(legs[7].is_canonical);
  CHECK(legs[8].is_canonical);
  CHECK(legs[9].promotion().kind == PieceKind::dragon_horse);
}

TEST_CASE("hopgi ast: suffixes inside of turns, and legs that are too many") {
  const HopgiReading read("Fd1-c3!?;Wf1-e3! ; Pd2-d3??;c4 x");
  REQUIRE(read.ast.turns.size() == 1);
  const TurnNode& turn = read.ast.turns[0];
  CHECK(read.slice(turn.inner_suffix) == "!?");
  CHECK(read.slice(turn.suffix_span) == "!");
  CHECK(read.slice(turn.extra) == "; Pd2-d3??;c4");
  CHECK(read.slice(turn.span) == "Fd1-c3!?;Wf1-e3!");
  CHECK(read.ast.legs.size() == 2);
  CHECK(read.slice(read.ast.first_word) == "Fd1-c3!?");
}

TEST_CASE("hopgi ast: elements in their order") {
  CHECK(items_of("1. c3 $1 {a} (1. d4) foo ; b\n2... e5 *") ==
        "number turn nag comment ( number turn ) bad comment number turn");
  CHECK(items_of("1.c3;d4 1...a3 1a3 1Pa3") == "number turn number turn turn number turn");
  CHECK(items_of("c3--d4 e.p. O-O ... ! -- [x] a/b") == "bad bad bad bad bad bad bad bad");
  CHECK(items_of("c3 ;d4e f\nc3;;d4\n;c3") == "turn comment turn comment comment");
  CHECK(items_of("c3\n;d4") == "turn comment");
  CHECK(items_of("c3{a};d4") == "turn comment comment");
}

TEST_CASE("hopgi ast: bad tokens that count as turns") {
  const HopgiReading read("Pd2=c3 O-O fd1-c3 D2");
  const bool are_turns[] = {true, false, true, false};
  REQUIRE(read.ast.items.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(read.ast.items[i].is_turn == are_turns[i]);
}

TEST_CASE("hopgi ast: numbers of NAGs") {
  const HopgiReading read("$0 $255 $256 $ $007 $99999999999999999999");
  const std::uint32_t numbers[] = {0, 255, 256, 256, 7, 256};
  REQUIRE(read.ast.items.size() == 6);
  for (std::size_t i = 0; i < 6; ++i) CHECK(read.ast.items[i].index == numbers[i]);
}

TEST_CASE("hopgi ast: variations and their turns") {
  const HopgiReading read("(c3 (d4)) e5 ((f6) g7=x1 (a3))");
  std::string without_turn;
  for (const Item& item : read.ast.items) {
    if (item.kind == ItemKind::variation_begin) without_turn += item.is_without_turn ? '1' : '0';
  }
  CHECK(without_turn == "10010");
}

TEST_CASE("hopgi ast: what is open at the result is closed there") {
  const HopgiReading read("c3 (d4 (e5 {a} // b\n 1-0 {c}");
  CHECK(read.ast.faults.size() == 2);
  REQUIRE(read.ast.items.size() >= 2);
  const Item& last = read.ast.items.back();
  CHECK(last.kind == ItemKind::variation_end);
  CHECK(last.span == text::Span{14, 14});
  CHECK(read.ast.end == 14);
  CHECK(read.ast.tail_comments == 1);
}

TEST_CASE("hopgi ast: variations that are too deep are not kept") {
  const HopgiReading read("c3 " + test::repeated("(", 102) + "d4;e5 {a} foo $1 1. }" + test::repeated(")", 102) +
                          " e5 (f6) *");
  CHECK(read.ast.turns.size() == 3);
  CHECK(read.ast.legs.size() == 3);
  CHECK(read.ast.comments.empty());
  CHECK(read.ast.items.size() == 1 + 100 + 100 + 1 + 3);
  REQUIRE(read.ast.faults.size() == 1);
  CHECK(read.ast.faults[0].kind == FaultKind::variation_depth);
  CHECK(read.ast.faults[0].span == text::Span{103, 104});
}

TEST_CASE("hopgi ast: a game that begins inside of a line has no tags") {
  const std::string text = "* [A \"b\"]";
  text::Source source;
  source.text = text;
  ParseScratch scratch;
  Ast ast;
  build_ast(source, {2, 9}, scratch, ast);
  CHECK(ast.tags.empty());
  CHECK(ast.items.size() == 2);
}
