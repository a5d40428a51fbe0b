// What is read of a line with a position, what is said of it, and how it is written (hexix R13, R17).

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"
#include "support/hexix/positions.hpp"
#include "support/hexix/records.hpp"
#include "support/hexix/session.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;

namespace {

const std::string cells = ".../..../...../Bh6Bv1..Rv1Rh6/...../..../...";

// Lines such as `bad-position warning 0-1: message (write `b`)`.
std::string said_of(const std::string& text) {
  std::string out;
  for (const diagnostics::Diagnostic& found : test::HexixPositionLine(text).findings) {
    const std::string name(catalogue_entry(found.id).name);
    out.append(name.substr(name.find('/') + 1)).append(1, ' ').append(name_of(found.severity)).append(1, ' ');
    out += std::to_string(found.span.begin) + '-' + std::to_string(found.span.end) + ": " + found.message;
    if (found.fix) {
      CHECK(found.fix->safety == diagnostics::Safety::safe);
      out += " (" + found.fix->title + ')';
    }
    out += '\n';
  }
  return out;
}

std::string fault_of(const std::string& text) {
  const test::HexixPositionLine line(text);
  REQUIRE(line.findings.size() == 1);
  CHECK_FALSE(line.record.initial);
  CHECK(line.record.lines.empty());
  const std::string& message = line.findings[0].message;
  constexpr std::string_view beginning = "the position cannot be read: ";
  REQUIRE(message.rfind(beginning, 0) == 0);
  return message.substr(beginning.size());
}

std::string printed(const hexix::Record& record) {
  std::string out;
  const notation::OptionValues options(hexix::positions::row.about->options);
  return hexix::positions::row.print(record, options, out) ? out : "not printed";
}

}  // namespace

TEST_CASE("hexix position: a line is a record that begins there, with the position line as its comment") {
  const test::HexixPositionLine line(cells + " r");
  CHECK(line.findings.empty());
  REQUIRE(line.record.initial);
  CHECK(position_text(*line.record.initial) == cells + " r");
  CHECK(line.record.rows.empty());
  CHECK(line.record.plies.empty());
  CHECK_FALSE(line.record.has_header);
  REQUIRE(line.record.lines.size() == 1);
  CHECK(line.record.lines[0].kind == hexix::LineKind::comment);
  CHECK(line.record.lines[0].comment == "# position: " + cells + " r");
  CHECK(line.record.lead_lines == 1);
  CHECK(line.record.span == text::Span{0, static_cast<std::uint32_t>(cells.size() + 2)});
}

TEST_CASE("hexix position: what is certain is read and reported") {
  CHECK(said_of(' ' + cells + " b") == "bad-position warning 0-1: 1 space before the position (delete it)\n");
  CHECK(said_of("   " + cells + " b") == "bad-position warning 0-3: 3 spaces before the position (delete them)\n");
  CHECK(said_of(cells + "  b") ==
        "bad-position warning 44-46: there are 2 spaces before the side to move, not one (write one space)\n");
  CHECK(said_of(cells + " R") == "bad-position warning 45-46: the side to move is written `R`, not `r` (write `r`)\n");
  CHECK(said_of('\t' + cells + " \t\tb") ==
        "tab warning 0-1: a tab where spaces belong (delete it)\n"
        "tab warning 45-48: 2 tabs where spaces belong (write one space)\n");
  CHECK(said_of(cells + " b \t") == "trailing-space info 46-48: 2 spaces at the end of the line (delete them)\n");
  for (const std::string& text : {' ' + cells + "  B ", '\t' + cells + "\tB", cells + " b\r", "\x01" + cells + " b"}) {
    CAPTURE(text);
    const test::HexixPositionLine line(text);
    REQUIRE(line.record.initial);
    CHECK(printed(line.record) == cells + " b");
    CHECK(line.record.lines[0].comment == "# position: " + cells + " b");
  }
}

TEST_CASE("hexix position: control bytes are reported, and have no fix") {
  CHECK(said_of(cells + "\x0B b\r") ==
        "control-char error 44-45: the byte 0x0B is a control byte\n"
        "control-char error 47-48: the byte 0x0D is CR without LF\n");
  CHECK(said_of(cells + " b\r ") ==
        "control-char error 46-47: the byte 0x0D is CR without LF\n"
        "trailing-space info 47-48: 1 space at the end of the line\n");
}

TEST_CASE("hexix position: of a line that cannot be read the first fault is reported") {
  CHECK(fault_of(".../..../...../Bh6....Rh6/...../.... b") == "the position has 6 fields, not 7");
  CHECK(fault_of("look at this") == "the position has 1 field, not 7");
  CHECK(fault_of(".../..../..../Bh6....Rh6/...../..../... b") == "the column C has 4 cells, not 5");
  CHECK(fault_of(".../..../...../Bh6Bx1...Rh6/...../..../... b") ==
        "the column D is not written in `.` and pieces like `Bv2`");
  CHECK(fault_of(".../..../...../Rh6....Bh6/...../..../... b") == "a home is `Bh6` on `D1` or `Rh6` on `D6`");
  CHECK(fault_of("  .../..../...../Bh5....Rh6/...../..../...  B") == "a home is `Bh6` on `D1` or `Rh6` on `D6`");
  for (const char* end : {"", " w", " blue", "b", " b r", " BR", " b # x"}) {
    CAPTURE(end);
    if (std::string(end) == "b") {
      CHECK(fault_of(cells + end) == "the column G is not written in `.` and pieces like `Bv2`");
    } else {
      CHECK(fault_of(cells + end) == "the side to move is not one space and `b` or `r`");
    }
  }
  CHECK(said_of("  \xFF  ") ==
        "bad-position error 2-3: the position cannot be read: the position has 1 field, not 7\n"
        "not-utf8 error 2-3: the byte 0xFF is not UTF-8\n"
        "trailing-space info 3-5: 2 spaces at the end of the line (delete them)\n");
}

TEST_CASE("hexix position: the end of any record is written, if somebody knows it") {
  CHECK(printed(test::hexix_game("D2v D5v")) == cells + " b");
  CHECK(printed(test::hexix_fragment("D5v")) == "not printed");
}

TEST_CASE("hexix position: lines that cannot be read keep their bytes, the others are formatted") {
  test::HexixSession session({}, "hexix-position");
  const std::string start = position_text(hexix::start_position());
  const auto formatted = session.format("#  a  \n " + start + "\n\t\n.../ B \n" + start);
  CHECK(formatted.text == "#  a\n" + start + "\n\n.../ B \n" + start + '\n');
  CHECK(formatted.kept_with_error.size() == 1);
}

TEST_CASE("hexix position: an editor is given each line, and who is to move") {
  const test::Annotated found =
      test::annotated(test::language_of("hexix-position"), "# a\n " + cells + "  R \n.../ b\n");
  CHECK(found.parts == std::vector<std::string>{"position position | Red to move", "position position"});
  CHECK(found.remarks == std::vector<std::string>{cells + "  R | Red is to move | after ply 0"});
  CHECK(found.mentions.empty());
  CHECK(found.hints.empty());
}

TEST_CASE("hexix position: translations lose nothing but what no position has") {
  test::HexixSession positions({}, "hexix-position");
  const auto comment = positions.translate("# a\n" + cells + "  B\n", test::target_of("hexix"));
  CHECK(comment.text == "# a\n# position: " + cells + " b\n");
  CHECK(comment.written == 1);
  CHECK(positions.report() == "hexix/bad-position warning 48-50\nhexix/bad-position warning 50-51\n");
  const auto refused = positions.translate(".../...\n", test::target_of("hexix"));
  CHECK(refused.text.empty());
  CHECK(refused.refused == 1);
  CHECK(positions.report() == "hexix/bad-position error 0-7\n");

  test::HexixSession records;
  const auto there = records.translate("D2v    D5v\n\n...E5v\n\nD2v    D5v\n", test::target_of("hexix-position"));
  CHECK(there.text == cells + " b\n" + cells + " b\n");
  CHECK(there.refused == 1);
  CHECK(records.report() ==
        "translate/lost-record info 0-10\n"
        "hexix/fragment info 12-15\n"
        "translate/not-representable error 12-18\n"
        "translate/lost-record info 20-30\n");
}
