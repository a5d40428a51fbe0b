// The parts of a file: hexix 2.

#include "hexix/notations/hexix/read/units.hpp"
#include "support/checks/catch.hpp"

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

std::vector<Part> parts_of(const std::string& text) {
  const text::Source source{"", text, 100};
  std::vector<Part> parts;
  for (std::uint32_t offset = 100; offset < source.span().end;) {
    const notation::Unit unit = hexix::next_unit(source, offset);
    REQUIRE(unit.whole.begin == offset);
    REQUIRE(unit.whole.end > offset);
    REQUIRE(unit.whole.contains(unit.content));
    parts.push_back({unit.kind, std::string(source.slice(unit.content))});
    offset = unit.whole.end;
  }
  return parts;
}

std::uint32_t facts_of(const std::string& text, bool* is_in_one_piece = nullptr) {
  const text::Source source{"", text};
  std::uint32_t facts = 0;
  for (std::uint32_t offset = 0; offset < text.size();) {
    const notation::Unit unit = hexix::next_unit(source, offset);
    const bool is_rest = hexix::note_unit(source, unit, facts);
    if (is_in_one_piece != nullptr) *is_in_one_piece = *is_in_one_piece || is_rest;
    offset = unit.whole.end;
  }
  return facts;
}

}  // namespace

TEST_CASE("hexix units: records end at blank lines and before headers") {
  CHECK(parts_of("D2v\nD3v\n\n \nBlue Red\nD2v\n# c\nBlue Red\n") ==
        std::vector<Part>{{UnitKind::record, "D2v\nD3v"},
                          {UnitKind::blank, "\n "},
                          {UnitKind::record, "Blue Red\nD2v\n# c"},
                          {UnitKind::record, "Blue Red"}});
}

TEST_CASE("hexix units: a lead may hold blank lines, and the tail is not a record") {
  CHECK(parts_of("\n# a\n\n--\nD2v\n\n# b\n\n") == std::vector<Part>{{UnitKind::blank, ""},
                                                                     {UnitKind::record, "# a\n\n--\nD2v"},
                                                                     {UnitKind::blank, ""},
                                                                     {UnitKind::other, "# b\n"}});
  CHECK(parts_of("#") == std::vector<Part>{{UnitKind::other, "#"}});
}

TEST_CASE("hexix units: what looks like a header, or like a blank line") {
  CHECK(parts_of("D2v\nbLUE -\nreD#\nred2\nblues\n\x01\r\n").size() == 4);
  CHECK(parts_of("-- D5v\n").at(0).kind == UnitKind::record);
  CHECK(parts_of("D2v\r\nD3v\r\n") == std::vector<Part>{{UnitKind::record, "D2v\r\nD3v"}});
}

TEST_CASE("hexix units: an empty file is a blank unit") {
  const notation::Unit unit = hexix::next_unit({}, 0);
  CHECK(unit.kind == UnitKind::blank);
  CHECK(unit.whole.empty());
}

TEST_CASE("hexix units: what is noted of them") {
  using namespace hexix::fact;
  CHECK(facts_of("# a\nBlue Red\n\nD2v\n") == (has_record | first_has_header));
  CHECK(facts_of("D2v\nBlue Red\n") == has_record);
  bool is_in_one_piece = false;
  CHECK(facts_of("D2v\nD3v\n", &is_in_one_piece) == has_record);
  CHECK_FALSE(is_in_one_piece);
  CHECK(facts_of("D2v\r\n", &is_in_one_piece) == (has_record | has_crlf));
  CHECK(is_in_one_piece);
}

TEST_CASE("hexix units: comments of a lead") {
  const std::string text = " # a\r\n--\n# b\nD2v\n# c\n";
  const text::Source source{"", text};
  std::vector<notation::Unit> comments;
  hexix::append_lead_comments(source, hexix::next_unit(source, 0), comments);
  REQUIRE(comments.size() == 2);
  CHECK(source.slice(comments[0].content) == " # a");
  CHECK(source.slice(comments[0].whole) == " # a\r\n");
  CHECK(source.slice(comments[1].content) == "# b");
}
