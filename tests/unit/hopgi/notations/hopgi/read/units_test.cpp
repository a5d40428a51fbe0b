// Where games begin and end: hopgi 2, R21, R22.

#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/between.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/reading.hpp"

using namespace plyglot;
using notation::UnitKind;

namespace {

struct Part {
  UnitKind kind;
  std::string content;

  friend bool operator==(const Part& a, const Part& b) { return a.kind == b.kind && a.content == b.content; }
  friend std::ostream& operator<<(std::ostream& out, const Part& part) {
    return out << static_cast<int>(part.kind) << ':' << part.content;
  }
};

std::vector<Part> parts_of(std::string_view text) {
  const text::Source source{"", text, 100};
  std::vector<Part> parts;
  std::uint32_t offset = 100;
  for (const notation::Unit& unit : test::hopgi_units(source)) {
    REQUIRE(unit.whole.begin == offset);
    REQUIRE(unit.whole.end > offset);
    REQUIRE(unit.whole.contains(unit.content));
    parts.push_back({unit.kind, std::string(source.slice(unit.content))});
    offset = unit.whole.end;
  }
  REQUIRE(offset == source.span().end);
  return parts;
}

std::vector<std::string> games_of(const std::string& text) {
  std::vector<std::string> games;
  for (const Part& part : parts_of(text)) {
    if (part.kind == UnitKind::record) games.push_back(part.content);
  }
  return games;
}

using Games = std::vector<std::string>;

std::uint32_t facts_of(const std::string& text, bool* is_in_one_piece = nullptr) {
  const text::Source source{"", text};
  std::uint32_t facts = 0;
  for (const notation::Unit& unit : test::hopgi_units(source)) {
    const bool is_rest = hopgi::record::note_unit(source, unit, facts);
    if (is_in_one_piece != nullptr) *is_in_one_piece = *is_in_one_piece || is_rest;
  }
  return facts;
}

}  // namespace

TEST_CASE("hopgi units: a game ends at its result, or before the next tags") {
  CHECK(parts_of("[A \"b\"]\n\n1. c3 *\n\n[A \"c\"]\nd4\n\n[A \"d\"]\n1. c3\n") ==
        std::vector<Part>{{UnitKind::record, "[A \"b\"]\n\n1. c3 *"},
                          {UnitKind::blank, ""},
                          {UnitKind::record, "[A \"c\"]\nd4"},
                          {UnitKind::record, "[A \"d\"]\n1. c3"}});
  CHECK(games_of("c3 *\nd4 *\n") == Games{"c3 *", "d4 *"});
  CHECK(games_of("c3\n[bad\n1 d4 *\n") == Games{"c3", "[bad\n1 d4 *"});
  CHECK(games_of("c3 (d4\n [A \"b\"]\n1. c3 *") == Games{"c3 (d4", " [A \"b\"]\n1. c3 *"});
}

TEST_CASE("hopgi units: tags among the moves of a game that goes on begin none") {
  const auto count = [](const std::string& after) { return games_of("1. c3 c5\n[A \"b\"]\n" + after).size(); };
  CHECK(count("2. d4 *\n") == 1);
  CHECK(count("1... d4 *\n") == 1);
  CHECK(count("d4 *\n") == 1);
  CHECK(count("*\n") == 1);
  CHECK(count(") 1. d4 *\n") == 1);
  CHECK(count("[C \"d\"]\nd4 *\n") == 1);
  CHECK(count("") == 1);
  CHECK(count("1.") == 1);
  CHECK(count("1. d4 *\n") == 2);
  CHECK(count("// e\n{f}\n1 d4 *\n") == 2);
  CHECK(count("[FEN \"x w - - 0 7\"]\n7... d4 *\n") == 2);
  CHECK(count("[FEN \"x w - - 0 7\"]\n2. d4 *\n") == 1);
  CHECK(count("[FEN \"x w\"]\n1... d4 *\n") == 2);
}

TEST_CASE("hopgi units: a text that is cut off has no game that the whole lacks") {
  const std::string whole =
      "1. c3\n[A \"b\"]\n[FEN \"x w - - 0 12\"]\n// c\n12. d4\n[A \"b\"] 1... d5\n[A \"b\"]\n1/2-1/2\nc3\n[A "
      "\"b\"]\n[C \"d\"]\n{e} 1-0x d4 *\n";
  const Games games = games_of(whole);
  for (std::size_t size = 1; size <= whole.size(); ++size) {
    CAPTURE(size);
    const Games before = games_of(whole.substr(0, size));
    REQUIRE(before.size() <= games.size());
    // The last one may go on.
    for (std::size_t i = 0; i + 1 < before.size(); ++i) CHECK(before[i] == games[i]);
  }
}

TEST_CASE("hopgi units: a text ends where it ends, whatever follows it in memory") {
  const std::string_view whole = "c3 $12 [A \"b\"] * // x 1-0";
  for (std::size_t size = 1; size <= whole.size(); ++size) {
    CAPTURE(size);
    CHECK(parts_of(whole.substr(0, size)) == parts_of(std::string(whole.substr(0, size))));
  }
}

TEST_CASE("hopgi units: comments belong to the game around them, or to the next one") {
  CHECK(games_of("// a\n{b}\n\n[A \"b\"]\n// c\n[C \"d\"]\n* // e\n// f\n\n* {g} {h\ni} // j\n") ==
        Games{"// a\n{b}\n\n[A \"b\"]\n// c\n[C \"d\"]\n* // e", "// f\n\n* {g} {h\ni} // j"});
  CHECK(parts_of("*\n// a\n\n{b}\n\n") == std::vector<Part>{{UnitKind::record, "*"}, {UnitKind::other, "// a\n\n{b}"}});
  CHECK(parts_of("; a\n}\n") == std::vector<Part>{{UnitKind::other, "; a\n}"}});
  CHECK(games_of("c3 // [\n{\n[} * ;*\n*\n") == Games{"c3 // [\n{\n[} * ;*", "*"});
}

TEST_CASE("hopgi units: an open comment ends before the blank line of the next tags") {
  CHECK(games_of("c3 {open\n\n[A \"b\"]\n1. c3 *\n") == Games{"c3 {open", "[A \"b\"]\n1. c3 *"});
  CHECK(games_of("c3 {open\r\n \t\r\n[A \"b\"]\n1. c3 *\n").size() == 2);
  CHECK(games_of("c3 {open\n[A \"b\"]\n\n*\n").size() == 1);
  CHECK(games_of("c3 {open\n\n [A \"b\"]\n*\n").size() == 1);
  CHECK(games_of("c3 {open\n}\n[A \"b\"]\n1. c3 *\n").size() == 2);
}

TEST_CASE("hopgi units: games on one line") {
  CHECK(games_of("* * *\n") == Games{"*", "*", "*"});
  CHECK(games_of("*{a}1-0;b\n*(") == Games{"*{a}", "1-0;b", "*", "("});
  // `[` is not the first of its line.
  CHECK(games_of("* [A \"b\"]\n[C \"d\"]\n1. c3") == Games{"*", "[A \"b\"]", "[C \"d\"]\n1. c3"});
}

TEST_CASE("hopgi units: what looks like a result") {
  CHECK(games_of("1-0x *x 1. *\n*") == Games{"1-0x *x 1. *", "*"});
  CHECK(games_of("*$1 0-1/2 1/2 c3*\n").size() == 1);
  CHECK(games_of("1-0// a\n").size() == 1);
  CHECK(games_of("c3;1-0\n*") == Games{"c3;1-0\n*"});
  CHECK(games_of("c3;d4 *\n*") == Games{"c3;d4 *", "*"});
  CHECK(games_of("c3!;d4?;e5 *\n*") == Games{"c3!;d4?;e5 *", "*"});
  CHECK(games_of("c3\n;d4 *\n*") == Games{"c3\n;d4 *\n*"});
  CHECK(games_of("1.Pd2-c3;d4 *\n*").size() == 2);
  CHECK(games_of("foo;d4 *\n*").size() == 1);
}

TEST_CASE("hopgi units: blank lines") {
  CHECK(parts_of("\n \n\t*") == std::vector<Part>{{UnitKind::blank, "\n "}, {UnitKind::record, "\t*"}});
  CHECK(parts_of("  ") == std::vector<Part>{{UnitKind::blank, "  "}});
  const notation::Unit unit = hopgi::record::next_unit({}, 0);
  CHECK(unit.kind == UnitKind::blank);
  CHECK(unit.whole.empty());
}

TEST_CASE("hopgi units: what is noted of them") {
  using namespace hopgi::record::fact;
  CHECK(facts_of("// a\n") == 0);
  CHECK(facts_of("*\n") == has_game);
  bool is_in_one_piece = false;
  facts_of("*\n\n*\n", &is_in_one_piece);
  CHECK_FALSE(is_in_one_piece);
  CHECK(facts_of("*\r\n", &is_in_one_piece) == (has_game | has_crlf));
  CHECK(is_in_one_piece);
  is_in_one_piece = false;
  facts_of("* *\n", &is_in_one_piece);
  CHECK(is_in_one_piece);
}

TEST_CASE("hopgi units: comments before a game") {
  const std::string text = " // a\r\n{b} // c\n// d\n[A \"b\"]\n// e\n*\n";
  const text::Source source{"", text};
  std::vector<notation::Unit> comments;
  hopgi::record::append_lead_comments(source, hopgi::record::next_unit(source, 0), comments);
  REQUIRE(comments.size() == 4);
  CHECK(source.slice(comments[0].content) == "// a");
  CHECK(source.slice(comments[0].whole) == "// a\r\n");
  CHECK(source.slice(comments[1].whole) == "{b}");
  CHECK(source.slice(comments[2].whole) == "// c");
  CHECK(source.slice(comments[3].whole) == "// d\n");
}

TEST_CASE("hopgi units: comments of the end of the file are kept") {
  const std::string text = "// a  \n\n {b\nc} ; d\n";
  const text::Source source{"", text};
  std::string out;
  hopgi::record::print_between(source, hopgi::record::next_unit(source, 0), out);
  CHECK(out == "// a\n{b\nc}\n; d");
}
