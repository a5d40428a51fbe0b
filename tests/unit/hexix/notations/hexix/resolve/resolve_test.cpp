// Rows to plies (hexix R4 to R6, R12 to R14), as far as it shows in the record.

#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/reading.hpp"

using namespace plyglot;
using hexix::EntryKind;
using hexix::PlyKind;
using hexix::Record;

namespace {

std::string kind_text(PlyKind kind) {
  constexpr const char* names[] = {"place", "increment", "capture", "skipped", "missing", "unreadable"};
  return names[static_cast<std::size_t>(kind)];
}

// Each ply with its side, and its row from 1: `B1 place, R1 missing`.
std::string plies_of(const Record& record) {
  std::string text;
  for (const hexix::Ply& ply : record.plies) {
    if (!text.empty()) text += ", ";
    text += hexix::name_of(ply.player).front();
    text += std::to_string(ply.row + 1) + ' ' + kind_text(ply.kind);
  }
  return text;
}

std::string entry_text(hexix::Entry entry) {
  if (entry.kind == EntryKind::move) return std::to_string(entry.ply);
  return entry.kind == EntryKind::ellipsis ? "..." : "-";
}

// What the columns of the rows hold, moves by the numbers of their plies: `0|1 ...|2`.
std::string rows_of(const Record& record) {
  std::string text;
  for (const hexix::Row& row : record.rows) {
    if (!text.empty()) text += ' ';
    text += entry_text(row.blue) + '|' + entry_text(row.red);
  }
  return text;
}

const std::string red_without_home = "# position: .../..../...../Bh6...../...../..../... b\n";

}  // namespace

TEST_CASE("hexix resolve: two moves a row are Blue's and Red's") {
  const Record record = test::read_hexix_record("D2v    D5v\nD2+    D5+");
  CHECK(plies_of(record) == "B1 place, R1 place, B2 increment, R2 increment");
  CHECK(rows_of(record) == "0|1 2|3");
  CHECK(record.plies[3].number == 2);
  CHECK(record.plies[3].is_applied);
  CHECK(record.plies[3].is_certain);
}

TEST_CASE("hexix resolve: a row in two lines has a placeholder, which is not a ply") {
  const Record record = test::read_hexix_record("D2v\n...    D5v");
  CHECK(plies_of(record) == "B1 place, R2 place");
  CHECK(rows_of(record) == "0|- ...|1");
}

TEST_CASE("hexix resolve: dots in the column of the side to move are a ply") {
  const Record record = test::read_hexix_record("D2v    ...\n...    D5v");
  CHECK(plies_of(record) == "B1 place, R1 skipped, B2 skipped, R2 place");
  CHECK(rows_of(record) == "0|... ...|3");
  CHECK(record.plies[1].is_certain);
  CHECK_FALSE(record.plies[2].is_certain);
}

TEST_CASE("hexix resolve: a ply of Red that is missing is a ply of the record") {
  const Record record = test::read_hexix_record("D2v\nD2+");
  CHECK(plies_of(record) == "B1 place, R2 missing, B2 increment");
  CHECK(rows_of(record) == "0|- 2|-");
  CHECK(record.plies[1].span == text::Span{4, 7});
}

TEST_CASE("hexix resolve: a record that begins with Red is a fragment") {
  for (const char* const text : {"...    D5v\nD2+", "...D5v\nD2+", "       D5v\nD2+"}) {
    const Record record = test::read_hexix_record(text);
    CHECK(record.is_fragment);
    CHECK_FALSE(record.initial);
    CHECK(plies_of(record) == "R1 place, B2 increment");
    CHECK_FALSE(record.plies[0].is_applied);
  }
  CHECK(rows_of(test::read_hexix_record("...D5v")) == "...|0");
  CHECK(rows_of(test::read_hexix_record("       D5v")) == "-|0");
}

TEST_CASE("hexix resolve: a number alone leaves the turn unchanged") {
  const Record record = test::read_hexix_record("1. D2v    D5v\n2.\n3. D2v    D5+");
  CHECK(plies_of(record) == "B1 place, R1 place, B3 place, R3 increment");
  CHECK(rows_of(record) == "0|1 -|- 2|3");
  CHECK_FALSE(record.plies[2].is_certain);
  // If it is the first row, dots of Blue after it are a skip.
  CHECK(plies_of(test::read_hexix_record("1.\n2. ...    D5v")) == "B2 skipped, R2 place");
}

TEST_CASE("hexix resolve: a position that cannot be read leaves none, and Blue moves") {
  const Record record = test::read_hexix_record("# position: nowhere b\n...    D5v");
  CHECK_FALSE(record.initial);
  CHECK_FALSE(record.is_fragment);
  CHECK(plies_of(record) == "B1 skipped, R1 place");
}

TEST_CASE("hexix resolve: a position with Red to move gets a ply before Blue's") {
  const std::string position = "# position: .../..../...../Bh6....Rh6/...../..../... r\n";
  CHECK(plies_of(test::read_hexix_record(position + "D2v    D5v")) == "R1 missing, B1 place, R1 place");
  CHECK(plies_of(test::read_hexix_record(position + "...    D5v")) == "R1 place");
  CHECK(plies_of(test::read_hexix_record(position + "...\n...    D5v")) == "R2 place");
}

TEST_CASE("hexix resolve: a side without a ply has lost") {
  const Record record = test::read_hexix_record(red_without_home + "D2v    D5v\nD2+");
  CHECK(result_text(record) == "B-block");
  CHECK(record.ending_ply == 0);
  CHECK_FALSE(record.plies[1].is_applied);
  CHECK(test::final_hexix_position(record) == ".../..../...../Bh6Bv1..../...../..../... r");
  CHECK(test::hexix_play_report(test::play_hexix(red_without_home + "D2v    D5v\nD2+")) ==
        "hexix/move-after-end error 60-63 53-56\n");
}

TEST_CASE("hexix resolve: no block is seen where the record is uncertain or irregular") {
  CHECK(result_text(test::read_hexix_record(red_without_home + "...\n...    ...\nD2v")).empty());
  CHECK(result_text(test::read_hexix_record(red_without_home + "F4v")).empty());
  CHECK(result_text(test::read_hexix_record(red_without_home + "D2v2")) == "B-block");
}

TEST_CASE("hexix resolve: after the end nothing is said of what is missing or skipped") {
  const std::string game =
      "# position: .../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b\n"
      "C5D6\n";
  CHECK(test::hexix_play_report(test::play_hexix(game + "...    ...\n")).empty());
  CHECK(test::hexix_play_report(test::play_hexix(game + "D9v\nA1v\n")) == "hexix/move-after-end error 70-73 65-69\n");
}

TEST_CASE("hexix resolve: options give the severities of the open rules, or drop them") {
  const std::string text = "D2v    D5v\nE1v    D5+\n";
  hexix::Options options;
  CHECK(test::hexix_play_report(test::play_hexix(text, options)) == "hexix/global-rule warning 11-14 0-3\n");
  options.global_rule = diagnostics::Severity::error;
  CHECK(test::hexix_play_report(test::play_hexix(text, options)) == "hexix/global-rule error 11-14 0-3\n");
  // R12 comes last.
  CHECK(test::hexix_play_report(test::play_hexix("D2v    D5v\n...    D5+\nE1v", options)) ==
        "hexix/skipped-ply info 11-14\nhexix/global-rule warning 22-25 0-3 11-14\n");
  options.global_rule = diagnostics::Severity::off;
  CHECK(test::play_hexix(text, options).findings.empty());
  options.inactive_rule = diagnostics::Severity::off;
  const std::string inactive = "# position: .../..../...../Bh6..Bv2.Rh6/...../..../... b\nD4+    D5v\n";
  CHECK(test::play_hexix(inactive, options).findings.empty());
}

TEST_CASE("hexix resolve: lines are kept with their comments, and memory is used again") {
  const Record record =
      test::read_hexix_record("# lead  \n\nBlue   Red # head\n-------------\nD2v    D5v # row\n# end");
  REQUIRE(record.lines.size() == 6);
  CHECK(record.lead_lines == 2);
  CHECK(record.has_header);
  CHECK(record.lines[0].comment == "# lead");
  CHECK(record.lines[2].comment == "# head");
  CHECK(record.lines[4].comment == "# row");
  CHECK(record.lines[4].row == 0);
  CHECK(record.lines[5].comment == "# end");
}

// hexix 3, R4, R19: the text with one slip gives the plies of the sound one, with one finding in all.
TEST_CASE("hexix resolve: one slip is one finding, and the rest is played") {
  const std::string before = "D2^    C5^\nD2+    E5v\n";
  const std::string after = "D2+    E4^\nE2^    E4+\n";
  const std::string sound = before + "C1^    E5+\n" + after;
  const auto check = [&](const std::string& slip, const std::string& places) {
    CAPTURE(slip);
    const std::string text = before + slip + after;
    CHECK(test::hexix_findings(text).size() == 1);
    CHECK(test::play_hexix(text).findings.size() == 1);
    const Record record = test::read_hexix_record(text);
    CHECK(plies_of(record) == places);
    // The record is known up to the slip.
    CHECK(record.plies[3].is_certain);
    CHECK_FALSE(record.plies[6].is_certain);
  };
  const std::string places = plies_of(test::read_hexix_record(sound));
  check("C1^E5+\n", places);
  check("C1^+   E5+\n", places);
  check("C1-^   E5+\n", places);
  check("C1^    E5+\nC1^    E5+\n", places);
  // Pieces can be raised twice.
  CHECK(test::hexix_findings(before + "D2+    E5+\nD2+    E5+\n").empty());
  // Nothing follows, by which it could be known.
  CHECK(plies_of(test::read_hexix_record(before + "C1^+")) ==
        "B1 place, R1 place, B2 increment, R2 place, B3 unreadable");
}
