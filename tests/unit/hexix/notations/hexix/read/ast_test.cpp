// From the text of a record to its AST: hexix 2, 3 and R4.

#include "support/checks/catch.hpp"
#include "support/hexix/reading.hpp"

using namespace plyglot;
using hexix::LineKind;
using hexix::MoveForm;
using hexix::PieceKind;
using hexix::Suffix;
using test::HexixReading;

TEST_CASE("hexix ast: lines, with their comments") {
  const HexixReading read(
      "# lead\n\n---- # of a divider\nBlue   Red  # head\n-------------\nD2v    D5v   # good \n# in it");
  REQUIRE(read.ast.lines.size() == 7);
  const LineKind kinds[] = {LineKind::comment, LineKind::blank, LineKind::divider, LineKind::header,
                            LineKind::divider, LineKind::row,   LineKind::comment};
  for (std::size_t i = 0; i < 7; ++i) CHECK(read.ast.lines[i].kind == kinds[i]);
  CHECK(read.ast.lead_lines == 3);
  CHECK(read.ast.has_header);
  CHECK(read.ast.has_divider);
  CHECK(read.slice(read.ast.lines[2].content) == "----");
  CHECK(read.slice(read.ast.lines[2].comment) == "# of a divider");
  CHECK(read.slice(read.ast.lines[3].content) == "Blue   Red");
  CHECK(read.slice(read.ast.lines[5].content) == "D2v    D5v");
  CHECK(read.slice(read.ast.lines[5].comment) == "# good ");
  CHECK(read.slice(read.ast.lines[6].span) == "# in it");
}

TEST_CASE("hexix ast: a divider of the lead is none of the record") {
  CHECK_FALSE(HexixReading("-------------\nD2v    D5v").ast.has_divider);
}

TEST_CASE("hexix ast: the words of a row") {
  const HexixReading read("D2v3?! D4E3\nD2+");
  REQUIRE(read.ast.rows.size() == 2);
  const hexix::RowNode& row = read.ast.rows[0];
  REQUIRE(row.item_count == 2);
  const hexix::MoveNode& place = row.blue()->move;
  CHECK(place.form == MoveForm::place);
  CHECK(read.slice(place.span()) == "D2v3");
  CHECK(read.slice(place.whole()) == "D2v3?!");
  CHECK(place.cell().cell == hexix::cell_at(3, 2));
  CHECK(place.kind == PieceKind::down);
  CHECK(place.number == 3);
  CHECK(place.suffix == Suffix::dubious);
  const hexix::MoveNode& capture = row.red()->move;
  CHECK(capture.form == MoveForm::capture);
  CHECK(read.slice(capture.cell().span) == "D4");
  CHECK(capture.target().cell == hexix::cell_at(4, 3));
  CHECK(read.ast.rows[1].blue()->move.form == MoveForm::increment);
}

TEST_CASE("hexix ast: words that are not as they should be") {
  const HexixReading read("D2 d4xE3!!!\nD9V12 A1+3\nfoo    ....D5> x y");
  REQUIRE(read.ast.rows.size() == 3);
  CHECK(read.ast.rows[0].items[0].move.form == MoveForm::lone_cell);
  const hexix::MoveNode& capture = read.ast.rows[0].items[1].move;
  CHECK(capture.form == MoveForm::capture);
  CHECK(capture.cell().cell == hexix::cell_at(3, 4));
  CHECK(read.slice(capture.separator()) == "x");
  CHECK(read.slice(capture.suffix_span()) == "!!!");
  CHECK(capture.suffix == Suffix::none);
  const hexix::MoveNode& place = read.ast.rows[1].items[0].move;
  CHECK_FALSE(place.cell().cell);
  CHECK(read.slice(place.mark()) == "V");
  CHECK(read.slice(place.value()) == "12");
  CHECK(place.number == 0);
  CHECK(read.slice(read.ast.rows[1].items[1].move.value()) == "3");
  const hexix::RowNode& row = read.ast.rows[2];
  CHECK(row.items[0].move.form == MoveForm::unreadable);
  CHECK(row.items[1].is_glued());
  CHECK(read.slice(row.items[1].dots) == "....");
  CHECK(row.items[1].move.kind == PieceKind::up);
  CHECK(read.slice(row.surplus) == "x y");
}

TEST_CASE("hexix ast: marks of both dialects") {
  const HexixReading read("D2<    D5^", hexix::Dialect::v2019);
  CHECK(read.ast.rows[0].blue()->move.kind == PieceKind::down);
  CHECK(read.ast.rows[0].red()->move.kind == PieceKind::up);
}

TEST_CASE("hexix ast: numbers, and dots after them") {
  struct Case {
    std::string text;
    std::string digits;
    std::string dots;
    std::string with_all_dots;
    bool is_well_formed;
    std::string first_item;
  };
  const Case cases[] = {
      {"1. D2v", "1", ".", "1.", true, "D2v"},       {"12 D2v", "12", "", "12", false, "D2v"},
      {"1.D2v", "1", ".", "1.", false, "D2v"},       {"1D2v", "1", "", "1", false, "D2v"},
      {"01. D2v", "01", ".", "01.", false, "D2v"},   {"0. D2v", "0", ".", "0.", true, "D2v"},
      {"1.. D2v", "1", "..", "1..", false, "D2v"},   {"1...", "1", "", "1...", false, "..."},
      {"1...D5v", "1", "", "1...", false, "...D5v"}, {"1.... D5v", "1", ".", "1....", false, "..."},
      {"1. ... D5v", "1", ".", "1.", true, "..."},   {"1. d2v", "1", ".", "1.", true, "d2v"},
      {"1.# none", "1", ".", "1.", true, ""},        {"2", "2", "", "2", false, ""},
  };
  for (const Case& it : cases) {
    CAPTURE(it.text);
    const HexixReading read(it.text);
    REQUIRE(read.ast.rows.size() == 1);
    const hexix::RowNode& row = read.ast.rows[0];
    REQUIRE(row.number);
    CHECK(read.slice(row.number->digits()) == it.digits);
    CHECK(read.slice(row.number->dots()) == it.dots);
    CHECK(read.slice(row.number->with_all_dots()) == it.with_all_dots);
    CHECK(row.number->is_well_formed == it.is_well_formed);
    CHECK((row.item_count == 0 ? std::string_view() : read.slice(row.items[0].span())) == it.first_item);
    CHECK(row.is_number_alone() == it.first_item.empty());
  }
}

TEST_CASE("hexix ast: who made a ply that is alone in its row") {
  struct Case {
    std::string row;
    bool is_of_red;
  };
  const Case cases[] = {{"D2v", false},          {"      D5v", false},    {"       D5v", true},
                        {"...D5v", true},        {"       ...", false},   {"       what1", false},
                        {"1.        D5v", true}, {"1.       D5v", false}, {"       D9", true}};
  for (const Case& it : cases) {
    CAPTURE(it.row);
    const HexixReading read(it.row);
    REQUIRE(read.ast.rows.size() == 1);
    CHECK((read.ast.rows[0].red() != nullptr) == it.is_of_red);
    CHECK((read.ast.rows[0].blue() != nullptr) == !it.is_of_red);
  }
}

TEST_CASE("hexix ast: the position line") {
  const std::string position = ".../..../...../Bh6....Rh6/...../..../... r";
  const HexixReading lead("#position:" + position + "  \n...    D5v");
  REQUIRE(lead.ast.position);
  CHECK(lead.slice(lead.ast.position->span) == position);
  REQUIRE(lead.ast.position->position);
  CHECK(lead.ast.position->position->to_move == hexix::Player::red);
  const HexixReading divider("-- # position: " + position + "\nD2v");
  CHECK(divider.ast.position);
  const HexixReading bad("# position: here\nD2v");
  REQUIRE(bad.ast.position);
  CHECK_FALSE(bad.ast.position->position);
  CHECK_FALSE(HexixReading("D2v # position: " + position).ast.position);
  CHECK_FALSE(HexixReading("D2v\n# position: " + position).ast.position);
  CHECK_FALSE(HexixReading("# Position: " + position + "\nD2v").ast.position);
}

TEST_CASE("hexix ast: control bytes are blanks") {
  const HexixReading read("D2v\x01\x7F D5v\r \x0B");
  REQUIRE(read.ast.rows.size() == 1);
  CHECK(read.ast.rows[0].item_count == 2);
  CHECK(read.slice(read.ast.lines[0].content) == "D2v\x01\x7F D5v");
}

TEST_CASE("hexix ast: the prefix of numbers") {
  std::string text;
  for (int row = 1; row <= 10; ++row) text += std::to_string(row) + ". D2v\n";
  text.pop_back();
  CHECK(HexixReading(text).ast.prefix_width == 4);
  CHECK(HexixReading("1. D2v").ast.prefix_width == 3);
  CHECK(HexixReading("D2v").ast.prefix_width == 0);
}
