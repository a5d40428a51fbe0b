// Each finding of the bytes, the layout and the words: where it stands, what it says, and what its fix makes of the
// text (hexix 7).

#include "support/catch.hpp"
#include "support/hexix/reading.hpp"
#include "support/reports.hpp"

using namespace plyglot;
using diagnostics::Diagnostic;
using hexix::Dialect;

namespace {

struct Case {
  std::string text;
  // All that is found.
  std::string report;
  // Of the first finding.
  std::string message;
  // The text after the fix of the first finding; the same text if it has none.
  std::string fixed;
};

void check(const Case& it, Dialect dialect = Dialect::v2024) {
  CAPTURE(it.text);
  const std::vector<Diagnostic> findings = test::hexix_findings(it.text, dialect);
  CHECK(test::report_of(findings) == it.report);
  REQUIRE(!findings.empty());
  CHECK(findings[0].message == it.message);
  CHECK(test::with_fix(it.text, findings[0]) == it.fixed);
}

}  // namespace

TEST_CASE("hexix findings: bytes") {
  const Case cases[] = {
      {"D2v # \xFF\xFE\xC3\n", "hexix/not-utf8 error 6-9\n", "3 bytes, the first 0xFF, are not UTF-8",
       "D2v # \xFF\xFE\xC3\n"},
      {"D2v # \xFF \xC3\xA9\n", "hexix/not-utf8 error 6-7\n", "the byte 0xFF is not UTF-8", "D2v # \xFF \xC3\xA9\n"},
      {"D2v\r\n# a\r\n", "hexix/crlf info 3-4\n", "2 lines end in CR LF, not in LF alone", "D2v\n# a\n"},
      {"\r\nD2v\r\n", "hexix/crlf info 0-1\n", "2 lines end in CR LF, not in LF alone", "\nD2v\n"},
      {"D2v\r\r\n", "hexix/control-char error 3-4\nhexix/crlf info 4-5\n", "the byte 0x0D is CR without LF",
       "D2v\r\r\n"},
      {"D2v # \x07\n", "hexix/control-char error 6-7\n", "the byte 0x07 is a control byte", "D2v # \x07\n"},
      {"D2v\tD5v\n", "hexix/tab warning 3-4\n", "a tab where spaces belong", "D2v    D5v\n"},
      {"D2v    D5v\t\t#\tc\n", "hexix/tab warning 10-12\n", "2 tabs where spaces belong", "D2v    D5v    #\tc\n"},
      {"\t# c\nD2v\n", "hexix/tab warning 0-1\n", "a tab where spaces belong", "# c\nD2v\n"},
      {"blue\tred\n", "hexix/bad-header error 0-8\nhexix/tab warning 4-5\n",
       "the header is written `blue\xE2\x90\x89red`", "Blue   Red\n"},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: ends of lines, and of the file") {
  const Case cases[] = {
      {"D2v  \n", "hexix/trailing-space info 3-5\n", "2 spaces at the end of the line", "D2v\n"},
      {"D2v # a \n", "hexix/trailing-space info 7-8\n", "1 space at the end of the line", "D2v # a\n"},
      {"D2v\n \nD2v\n", "hexix/trailing-space info 4-5\n", "1 space at the end of the line", "D2v\n\nD2v\n"},
      {"D2v", "hexix/final-newline info 3-3\n", "the last line of the file has no line end", "D2v\n"},
      {"D2v\n\n# a", "hexix/final-newline info 8-8\n", "the last line of the file has no line end", "D2v\n\n# a\n"},
      {"", "hexix/empty-file warning 0-0\n", "the file is empty", ""},
      {"\n\n", "hexix/empty-file warning 0-2\n", "the file holds only spaces and line ends", "\n\n"},
      {"\xEF\xBB\xBF", "hexix/empty-file warning 3-3\n", "the file is empty", "\xEF\xBB\xBF"},
      // Then the line would end in CR LF.
      {"D2v\r ", "hexix/control-char error 3-4\nhexix/trailing-space info 4-5\nhexix/final-newline info 5-5\n",
       "the byte 0x0D is CR without LF", "D2v\r "},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: headers") {
  const Case cases[] = {
      {"blue RED\n", "hexix/bad-header error 0-8\n", "the header is written `blue RED`", "Blue   Red\n"},
      {"Blue\n", "hexix/bad-header error 0-4\n", "the header names `Blue` alone", "Blue\n"},
      {"Red Blue\n", "hexix/bad-header error 0-8\n", "the header reads `Red Blue`", "Red Blue\n"},
      {"Blue Red x\n", "hexix/bad-header error 0-10\n", "the header `Blue Red x` has more than two words",
       "Blue Red x\n"},
      {"Blue Red\n", "hexix/column info 4-5\n", "`Red` is 2 characters left of Red's column", "Blue   Red\n"},
      {"Blue   Red\n-------------\nD2v\n\n\n# c\n\nC1v\n", "hexix/headerless-record warning 36-39\n",
       "this record has no header, as the first one of the file has", "Blue   Red\n-------------\nD2v\n# c\nC1v\n"},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: columns") {
  // Rows 2 to 10 make the numbers two digits wide.
  std::string below;
  for (int row = 2; row <= 10; ++row) below += (row < 10 ? " " : "") + std::to_string(row) + ". ...\n";
  const Case cases[] = {
      {"D2v D5v\n", "hexix/column info 3-4\n", "`D5v` is 3 characters left of Red's column", "D2v    D5v\n"},
      {" D2v D5v # c\n", "hexix/column info 0-1\nhexix/column info 4-5\n",
       "`D2v` is 1 character right of Blue's column", "D2v    D5v    # c\n"},
      {"1.  D2v\n", "hexix/column info 2-4\n", "`D2v` is 1 character right of Blue's column", "1. D2v\n"},
      {"        D5v\n", "hexix/column info 0-8\nhexix/missing-ellipsis warning 8-11\n",
       "`D5v` is 1 character right of Red's column", "       D5v\n"},
      {"longword D5v\n", "hexix/bad-move error 0-8\nhexix/column info 8-9\n", "`longword` is not a ply",
       "longword D5v\n"},
      {"1. longer D5v\n" + below, "hexix/column info 2-3\nhexix/bad-move error 3-9\nhexix/column info 9-10\n",
       "`longer` is 1 character left of Blue's column", " 1. longer D5v\n" + below},
      // In its column Blue's word would push Red's ply out of the other one.
      {"1. longest D5v\n" + below, "hexix/column info 2-3\nhexix/bad-move error 3-10\n",
       "`longest` is 1 character left of Blue's column", "1. longest D5v\n" + below},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: dividers") {
  const std::string rows = "...\n...\n...\n...\n...\n";
  const Case cases[] = {
      {"Blue   Red\n---\n", "hexix/divider-length info 11-14\n", "the divider is 3 hyphens long, not 13",
       "Blue   Red\n-------------\n"},
      {"Blue   Red\n -------------\n", "hexix/divider-length info 12-25\n",
       "the divider does not begin where its line does", "Blue   Red\n-------------\n"},
      {"---\nD2v\n", "hexix/divider-place info 0-3\n", "no divider belongs here: its record begins below", "D2v\n"},
      {"D2v\n---\n", "hexix/divider-place info 4-7\n", "no divider belongs here: no row follows", "D2v\n"},
      {"D2v\n--- # c\nC1v\n", "hexix/divider-place info 4-7\n", "no divider belongs here: it comes after row 1",
       "D2v\n# c\nC1v\n"},
      {"Blue   Red\n-------------\n--\nD2v\n", "hexix/divider-place info 25-27\n",
       "no divider belongs here: there is one above it already", "Blue   Red\n-------------\nD2v\n"},
      {"---\n", "hexix/divider-place info 0-3\n", "no divider belongs here: no record follows", "---\n"},
      {"D2v\n\n---\n", "hexix/divider-place info 5-8\n", "no divider belongs here: no record follows", "D2v\n\n"},
      {"Blue   Red\nD2v\n", "hexix/divider-missing info 11-11\n", "there is no divider after the header",
       "Blue   Red\n-------------\nD2v\n"},
      // It does not take over the carriage return of the line above.
      {"Blue   Red # plyglot: ignore[hexix/crlf]\r\nD2v\n", "hexix/divider-missing info 42-42\n",
       "there is no divider after the header", "Blue   Red # plyglot: ignore[hexix/crlf]\r\n-------------\nD2v\n"},
      {"Blue   Red\n-------------\n" + rows + "# c\nD2v\n", "hexix/divider-missing info 49-49\n",
       "there is no divider after row 5", "Blue   Red\n-------------\n" + rows + "-------------\n# c\nD2v\n"},
  };
  for (const Case& it : cases) check(it);
  CHECK(test::hexix_findings(rows + rows).empty());
  CHECK(test::hexix_findings("Blue   Red\n# c\n-------------\n# d\nD2v\n").empty());
}

TEST_CASE("hexix findings: numbers") {
  const Case cases[] = {
      {"1.D2v  D5v\n", "hexix/number-format warning 0-2\n", "there is no space after the number `1.`",
       "1. D2v    D5v\n"},
      {"1 D2v\n", "hexix/number-format warning 0-1\n", "the number is written `1`, not `1. `", "1. D2v\n"},
      {"01. D2v\n", "hexix/number-format warning 0-3\n", "the number is written `01.`, not `1. `", "1. D2v\n"},
      {"2... D5v\n", "hexix/number-format warning 0-4\n", "the number is written `2...`, not `1. `", "1. ...    D5v\n"},
      {"1...D5v\n", "hexix/number-format warning 0-4\n", "the number is written `1...`, not `1. `", "1. ...D5v\n"},
      {"7. D2v\n", "hexix/wrong-number warning 0-1\n", "this is row 1 of its record, and its number is `7`",
       "1. D2v\n"},
      {"1. D2v\nD2+   D5v\n", "hexix/number-missing warning 7-7\n", "row 2 of the record has no number",
       "1. D2v\n2. D2+    D5v\n"},
      {"1.\n", "hexix/bad-move error 0-2\n", "the number `1.` is alone in its row", "1.\n"},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: ellipses and words too many") {
  const Case cases[] = {
      {"..     D5v\n", "hexix/bad-ellipsis warning 0-2\n", "the ellipsis has 2 dots, not three", "...    D5v\n"},
      {"\xE2\x80\xA6    D5v\n", "hexix/bad-ellipsis warning 0-3\n",
       "the ellipsis is the character U+2026, not three dots", "...    D5v\n"},
      {"D2v    ...D5v\n", "hexix/redundant-ellipsis warning 7-10\n",
       "`D5v` is the row's second ply: the dots mean nothing", "D2v    D5v\n"},
      {"       D5v\n", "hexix/missing-ellipsis warning 7-10\n",
       "`D5v` is alone in the column of Red, without `...` for Blue", "...    D5v\n"},
      {"D2v    D5v D3v D4v\n", "hexix/extra-token error 11-18\n", "`D3v D4v` comes after two plies, which end the row",
       "D2v    D5v D3v D4v\n"},
      {"...D5v D3v\n", "hexix/extra-token error 7-10\n", "`D3v` comes after the ply of Red, which ends the row",
       "...D5v D3v\n"},
      {"D2vD5v\n", "hexix/bad-move error 0-6\n", "two plies run together: `D2v` and `D5v`", "D2vD5v\n"},
      {"D2vD5vD3v\n", "hexix/bad-move error 0-9\n", "`D2vD5vD3v` is not a ply", "D2vD5vD3v\n"},
      {"D2v    D5v2?!D2E3 D5+\n", "hexix/bad-move error 7-17\n", "two plies run together: `D5v2?!` and `D2E3`",
       "D2v    D5v2?!\nD2E3 D5+\n"},
      {"D2v    D5v---D2+\n", "hexix/bad-move error 7-16\n", "two plies run together: `D5v` and `D2+`",
       "D2v    D5v\n---\nD2+\n"},
      {"1. D2v    D5vD2+\n", "hexix/bad-move error 10-16\n", "two plies run together: `D5v` and `D2+`",
       "1. D2v    D5vD2+\n"},
  };
  for (const Case& it : cases) check(it);
}

TEST_CASE("hexix findings: moves") {
  const Case cases[] = {
      {"D7v\n", "hexix/unknown-cell error 0-2\n", "the board has no cell `D7`", "D7v\n"},
      {"D2??\n", "hexix/missing-action error 0-2\n", "there is no action for the cell `D2`", "D2??\n"},
      {"d2v\n", "hexix/lowercase-cell warning 0-1\n", "the column `d` is in lower case", "D2v\n"},
      {"D2V\n", "hexix/uppercase-mark warning 2-3\n", "the mark `V` is in upper case", "D2v\n"},
      {"D2>\n", "hexix/dialect-mark warning 2-3\n", "`>` is a mark of the dialect 2019; in 2024 it is `^`", "D2^\n"},
      {"D4xE3  D5v\n", "hexix/capture-separator warning 2-3\n", "there is `x` between the cells of a capture",
       "D4E3   D5v\n"},
      {"D2v0   D5v\n", "hexix/bad-value warning 3-4\n", "the number of a piece is `0`, not 1 to 6", "D2v    D5v\n"},
      {"D2+2\n", "hexix/unexpected-value warning 3-4\n", "there is a number `2` after `+`", "D2+\n"},
      {"D2v!!!\n", "hexix/bad-suffix warning 3-6\n", "`!!!` is not an annotation", "D2v!!\n"},
  };
  for (const Case& it : cases) check(it);
  check({"D2^\n", "hexix/dialect-mark warning 2-3\n", "`^` is a mark of the dialect 2024; in 2019 it is `>`", "D2>\n"},
        Dialect::v2019);
  check({"D2V\n", "hexix/dialect-mark warning 2-3\nhexix/uppercase-mark warning 2-3\n",
         "`V` is a mark of the dialect 2024; in 2019 it is `<`", "D2<\n"},
        Dialect::v2019);
}

TEST_CASE("hexix findings: position lines") {
  const auto message_of = [](const std::string& position) {
    const std::string line = position.empty() ? "# position:" : "# position: " + position;
    const std::vector<Diagnostic> findings = test::hexix_findings(line + "\nD2v\n");
    return findings.size() == 1 ? findings[0].message : "";
  };
  const std::string fault = "the position cannot be read: ";
  CHECK(message_of("") == fault + "no position follows");
  CHECK(message_of("x b") == fault + "the position has 1 field, not 7");
  CHECK(message_of(".../..../...../Bh6..Rh6/...../..../... b") == fault + "the column D has 4 cells, not 6");
  CHECK(message_of("Bx1../..../...../Bh6....Rh6/...../..../... b") ==
        fault + "the column A is not written in `.` and pieces like `Bv2`");
  CHECK(message_of(".../..../...../Bh6....Rh6/...../..../... w") ==
        fault + "the side to move is not one space and `b` or `r`");
  CHECK(message_of(".../..../...../.Bh6...Rh6/...../..../... b") == fault + "a home is `Bh6` on `D1` or `Rh6` on `D6`");

  const std::string line = "# position: .../..../...../Bh6....Rh6/...../..../... b";
  const std::vector<Diagnostic> second = test::hexix_findings(line + "\n" + line + " \nD2v\n");
  REQUIRE(second.size() == 2);
  CHECK(second[0].message == "this position line has no effect: there is one above it already");
  CHECK(second[0].span == text::Span{55, 109});
  CHECK(test::hexix_findings("D2v\n" + line + "\n").at(0).message ==
        "this position line has no effect: it comes after the first row");
  CHECK(test::hexix_findings("D2v\n\n" + line + "\n").at(0).message ==
        "this position line has no effect: no record follows");
}

TEST_CASE("hexix findings: comments suppress them") {
  CHECK(test::hexix_findings("D2v D5v # plyglot: ignore[hexix/column] as it was sent\n").empty());
  CHECK(test::hexix_findings("# plyglot: ignore[hexix/column] a\n# b\n\nD2v D5v\n").empty());
  CHECK(test::hexix_findings("# plyglot: ignore-file[hexix/column] a\nD2v D5v\n\nD2v D5v\n").empty());
  CHECK(test::report_of(test::hexix_findings("D2v\n# plyglot: ignore[hexix/column] a\nD2+\nD3v D5v\n")) ==
        "plyglot/unused-suppression warning 22-34\nhexix/column info 45-46\n");
  CHECK(test::report_of(test::hexix_findings("D2v\n# plyglot: ignore-file[hexix/column] a\n")) ==
        "plyglot/misplaced-suppression warning 15-26\n");
  CHECK(test::hexix_findings("D2v\n\n-- # plyglot: ignore[hexix/divider-place] a\n").empty());
  // Without it, the file would be empty.
  CHECK(test::hexix_findings("# plyglot: ignore[hexix/column] a\n").empty());
}

TEST_CASE("hexix findings: a string outside a file needs no line end") {
  CHECK(test::hexix_findings_in_record("D2v    D5v", Dialect::v2024).empty());
}
