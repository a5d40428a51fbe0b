// Encodings and line ends.

#include "support/checks/catch.hpp"
#include "support/hive/sgf_reading.hpp"

using namespace plyglot;

namespace {

std::string tag_of(const hive::Record& record, std::string_view key) {
  for (const hive::Tag& tag : record.tags) {
    if (tag.key == key) return tag.value;
  }
  return "(none)";
}

}  // namespace

TEST_CASE("boardspace-sgf encoding: Latin-1 is read as such, and its spans are those of the bytes") {
  test::SgfReading reading;
  const std::string text =
      "(;SU[hive]RE[Partie gagn\xE9"
      "e par Zo\xE9]P0[id \"Zo\xE9\"]P1[id \"Bob\"];P0[1 w\xE9ve])";
  reading.read(text);
  CHECK(tag_of(reading.record(), "White") == "Zo\xC3\xA9");
  CHECK(tag_of(reading.record(), "SgfResult") ==
        "Partie gagn\xC3\xA9"
        "e par Zo\xC3\xA9");
  CHECK(reading.record().result == hive::Outcome::white_wins);
  CHECK(reading.record().result_span == text::Span{13, 34});
  CHECK(reading.finding("boardspace-sgf/unknown-command").span == text::Span{65, 69});
  CHECK(reading.finding("boardspace-sgf/unknown-command").message == "`w\xC3\xA9ve` is not a command");
  const auto& found = reading.finding("boardspace-sgf/not-utf8");
  CHECK(found.span == text::Span{0, 0});
  REQUIRE(found.labels.size() == 1);
  CHECK(found.labels[0].span == text::Span{24, 25});
  CHECK(reading.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
}

TEST_CASE("boardspace-sgf encoding: one wrong byte makes all of it Latin-1") {
  test::SgfReading reading;
  reading.read("(;SU[hive]P0[id \"Zo\xC3\xA9\"]P1[id \"\xFF\"])");
  CHECK(tag_of(reading.record(), "White") == "Zo\xC3\x83\xC2\xA9");
  CHECK(tag_of(reading.record(), "Black") == "\xC3\xBF");
}

TEST_CASE("boardspace-sgf encoding: lines that do not end alike") {
  test::SgfReading reading("boardspace-sgf/");
  reading.parse("(;\r\nGM[27]\n)\n");
  CHECK(reading.said() == "boardspace-sgf/mixed-line-ends: the lines do not end alike: 2 in LF, 1 in CRLF\n");
  reading.parse("(;\rGM[27]\r\n)\n");
  CHECK(reading.said() ==
        "boardspace-sgf/mixed-line-ends: the lines do not end alike: 1 in LF, 1 in CRLF, 1 in CR alone\n");
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    reading.read("(;" + end + "SU[hive]" + end + ";P0[1 move W wG1 M 13 .]" + end + ";P0[2 done]" + end + ")" + end);
    CHECK(reading.report() == "boardspace-sgf/missing-result info 0-0\n");
    CHECK(reading.record().plies.size() == 1);
  }
  reading.parse("hello\r\nand\nmore");
  CHECK(reading.said() == "boardspace-sgf/no-game: there is no `(;` in the file\n");
  test::SgfReading unasked;
  unasked.parse("(;\r\nGM[27]\n)\n");
  CHECK(unasked.said().empty());
}
