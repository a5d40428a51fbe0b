// What the parser reports, how it would fix it, and what it reads in a text.

#include "hive/notations/hop/read/ast.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hop_parsing.hpp"

using namespace plyglot;
using hive::hop::Alias;
using hive::hop::Dialect;
using hive::hop::ItemKind;

namespace {

std::string applied(std::string text, const diagnostics::Fix& fix) {
  for (auto edit = fix.edits.rbegin(); edit != fix.edits.rend(); ++edit) {
    text.replace(edit->span.begin, edit->span.size(), edit->text);
  }
  return text;
}

// `name: message` and, if there is a fix, ` -> ` (safe) or ` ~> ` (unsafe) with the text it makes.
std::vector<std::string> said(const std::string& text, Dialect dialect = Dialect::spec) {
  test::HopParsing parsing;
  parsing.parse(text, dialect);
  std::vector<std::string> lines;
  for (const auto& finding : parsing.findings()) {
    std::string line = std::string(diagnostics::catalogue_entry(finding.id).name) + ": " + finding.message;
    if (finding.fix) {
      line += finding.fix->safety == diagnostics::Safety::safe ? " -> " : " ~> ";
      line += applied(text, *finding.fix);
    }
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

std::string kinds_of(const std::string& text) {
  constexpr std::string_view letters = "ltms?b#()>*";
  test::HopParsing parsing;
  parsing.parse(text);
  std::string kinds;
  for (const auto& item : parsing.ast().items) kinds += letters[static_cast<std::size_t>(item.kind)];
  return kinds;
}

}  // namespace

TEST_CASE("hop parse: what is said about the fields") {
  CHECK(said("") == Lines{"hop/empty-input: the string is empty"});
  CHECK(said(" \t") == Lines{"hop/empty-input: the string holds nothing but spaces"});
  CHECK(said("Q") == Lines{"hop/missing-player-field: there is no player field"});
  CHECK(said("Q,") == Lines{"hop/missing-player-field: the player field is empty"});
  CHECK(said("base,Q,w,x") == Lines{"hop/too-many-fields: `,x` comes after the third field"});
  CHECK(said("Q,White") == Lines{"hop/bad-player: `White` is not a player ~> Q,w"});
  CHECK(said("Q,x") == Lines{"hop/bad-player: `x` is not a player"});
  CHECK(said("Q,W") == Lines{"hop/player-case: the player `W` is in upper case -> Q,w"});
  CHECK(said("Q,b3m") == Lines{"hop/player-suffix: `3m` after the player is not part of HOP -> Q,b"});
  CHECK(said("Q,b3m", Dialect::hivegame).empty());
  CHECK(said("Q  ,b") == Lines{"hop/space-around-field: 2 spaces at an end of the topology field -> Q,b"});
}

TEST_CASE("hop parse: what is said about characters") {
  CHECK(said("Q%2bA,b") == Lines{"hop/percent-escape: `%2b` is `+` escaped as in a URL -> Q+A,b"});
  CHECK(said("Q\xE2\x88\x92"
             "A,b") == Lines{"hop/lookalike-character: `\xE2\x88\x92` (U+2212) looks like `-` -> Q-A,b"});
  CHECK(said("Q A,b") == Lines{"hop/lost-plus: a space is read as `+` ~> Q+A,b"});
  CHECK(said("Q*,b") == Lines{"hop/unexpected-character: `*` has no meaning in the topology ~> Q,b"});
  CHECK(said("Q\tA,b") == Lines{"hop/unexpected-character: U+0009 has no meaning in the topology ~> QA,b"});
  CHECK(said("ba\xFFse,Q,b") ==
        Lines{"hop/unexpected-character: the byte 0xFF has no meaning in the gametype ~> base,Q,b"});
  CHECK(said("QI,b") == Lines{"hop/unknown-bug: `I` is not a bug"});
}

TEST_CASE("hop parse: what is said about the gametype") {
  CHECK(said(",Q,b") == Lines{"hop/empty-gametype: the gametype field is empty -> Q,b"});
  CHECK(said("BaSe,Q,b") == Lines{"hop/alias-case: the gametype `BaSe` is not in lower case -> base,Q,b"});
  CHECK(said("bsae,Q,b") == Lines{"hop/unknown-alias: `bsae` is not a gametype ~> base,Q,b"});
  CHECK(said("Ultimat+Q,Q,b") == Lines{"hop/unknown-alias: `Ultimat` is not a gametype ~> ultimate+Q,Q,b"});
  CHECK(said("expert,Q,b") == Lines{"hop/unknown-alias: `expert` is not a gametype"});
  CHECK(said("baseMm,Q,b") ==
        Lines{"hop/missing-modifier-sign: `Mm` follows the gametype without a sign ~> base+Mm,Q,b"});
  CHECK(said("base+-M,Q,b") == Lines{"hop/empty-modifier: no bug follows the sign `+` -> base-M,Q,b"});
  CHECK(said("12Q,Q,b") == Lines{"hop/bad-token-count: the count `12` is not one digit from 1 to 8"});
  CHECK(said("Q2,Q,b") == Lines{"hop/token-without-letter: no bug follows the count `2`"});
}

TEST_CASE("hop parse: what is said about the topology") {
  CHECK(said("Q1A,b") == Lines{"hop/dangling-number: the number `1` is not followed by `=`, `+` or `-` ~> Q1=A,b"});
  CHECK(said("Q1!,b") == Lines{"hop/dangling-number: the number `1` is not followed by `=`, `+` or `-`"});
  CHECK(said("Q1=,b") == Lines{"hop/missing-stacked-bug: no bug follows `1=`"});
  CHECK(said("Q1+(A ,b") == Lines{"hop/unclosed-group: this parenthesis is never closed ~> Q1+(A) ,b",
                                  "hop/space-around-field: 1 space at an end of the topology field -> Q1+(A,b"});
  CHECK(said("Q),b") == Lines{"hop/unmatched-parenthesis: there is no open parenthesis before this one ~> Q,b"});
  CHECK(said(std::string(1001, 'Q') + ",b") == Lines{"hop/too-large: this is the 1,001st bug"});
  CHECK(said(std::string(101, '(') + "Q,b") == Lines{"hop/too-deep: 100 parentheses are open before this one"});
}

TEST_CASE("hop parse: nothing is said about what a limit leaves unread") {
  CHECK(said(std::string(1001, 'Q') + "%2B*)(1 x ,b") ==
        Lines{"hop/too-large: this is the 1,001st bug",
              "hop/space-around-field: 1 space at an end of the topology field -> " + std::string(1001, 'Q') +
                  "%2B*)(1 x,b"});
  CHECK(said(std::string(101, '(') + "%2B*)(1 x,W").size() == 2);
  // Unknown letters count as well, a thousand of them: a run, one on a stack, what is wrong with the gametype, the
  // limit.
  CHECK(said("baseX," + std::string(999, 'I') + "1=I1=I,b").size() == 5);
}

TEST_CASE("hop parse: items in the order of the text") {
  CHECK(kinds_of("Q+a!1=B1-(b)2=3 *)I,w") == "ltlmsb(l)?b*>l");
  CHECK(kinds_of("1(,w") == "#()");
  CHECK(kinds_of(std::string(1001, 'Q')) == std::string(1000, 'l'));

  test::HopParsing parsing;
  parsing.parse("Q007=%2B012%2D(x", Dialect::spec);
  const auto& items = parsing.ast().items;
  REQUIRE(items.size() == 7);
  CHECK(items[1].kind == ItemKind::stack_without_letter);
  CHECK(items[1].number == 7);
  CHECK(items[1].span == text::Span{1, 5});
  CHECK(items[2].kind == ItemKind::turn);
  CHECK(items[2].sign == 1);
  CHECK(items[3].kind == ItemKind::branch);
  CHECK(items[3].sign == -1);
  CHECK(items[3].number == 12);
  CHECK(items[3].number_span() == text::Span{8, 11});
  CHECK(items[3].span == text::Span{8, 14});
  CHECK(items[5].bug == hive::unknown_kind);
  CHECK(items[5].colour == hive::Colour::black);
  CHECK(items[5].written == 'x');
  CHECK(items[6].span == text::Span{16, 16});
}

TEST_CASE("hop parse: the tree is shown as indented text") {
  const auto shown = [](const std::string& text) {
    test::HopParsing parsing;
    parsing.parse(text);
    text::Source source;
    source.text = text;
    std::string out;
    append_ast(parsing.ast(), source, out);
    return out;
  };
  CHECK(shown(" base+2Mm-9Q,Q+(a),w") ==
        "hop 0..20 \" base+2Mm-9Q,Q+(a),w\"\n"
        "  gametype 1..12 \"base+2Mm-9Q\"\n"
        "    base 1..5 \"base\"\n"
        "    added 6..8 \"2M\"\n"
        "    added 8..9 \"m\"\n"
        "    removed 10..12 \"9Q\"\n"
        "  topology 13..18 \"Q+(a)\"\n"
        "    letter 13..14 \"Q\"\n"
        "    turn 14..15 \"+\"\n"
        "    open 15..16 \"(\"\n"
        "      letter 16..17 \"a\"\n"
        "    close 17..18 \")\"\n"
        "  player 19..20 \"w\"\n");
  CHECK(shown("Q2a,Q,b") ==
        "hop 0..7 \"Q2a,Q,b\"\n"
        "  gametype 0..3 \"Q2a\"\n"
        "    literal-list 0..0 \"\"\n"
        "    token 0..1 \"Q\"\n"
        "    token 1..3 \"2a\"\n"
        "  topology 4..5 \"Q\"\n"
        "    letter 4..5 \"Q\"\n"
        "  player 6..7 \"b\"\n");
}

TEST_CASE("hop parse: tokens of the gametype") {
  test::HopParsing parsing;
  parsing.parse(" base+2M!m-9Q ,Q,w");
  REQUIRE(parsing.ast().gametype);
  const auto& gametype = *parsing.ast().gametype;
  CHECK(gametype.alias == Alias::base);
  CHECK(gametype.has_error);
  CHECK(gametype.field == text::Span{0, 14});
  CHECK(gametype.trimmed == text::Span{1, 13});
  REQUIRE(gametype.tokens.size() == 3);
  CHECK(gametype.tokens[0].count == 2);
  CHECK(gametype.tokens[0].sign == 1);
  CHECK(gametype.tokens[0].span == text::Span{6, 8});
  CHECK(gametype.tokens[1].colour == hive::Colour::black);
  CHECK(gametype.tokens[1].is_sound);
  CHECK_FALSE(gametype.tokens[2].is_sound);
  CHECK(gametype.tokens[2].sign == -1);

  // Memory is kept, and nothing else.
  parsing.parse("Qq+M,Q,w");
  REQUIRE(parsing.ast().gametype);
  CHECK(parsing.ast().gametype->tokens.size() == 3);
  CHECK(parsing.ast().gametype->literal_modifier == text::Span{2, 4});
  CHECK_FALSE(parsing.ast().gametype->has_error);
  CHECK_FALSE(parsing.is_strict());
  parsing.parse("Q,w");
  CHECK_FALSE(parsing.ast().gametype);
  CHECK(parsing.is_strict());
}
