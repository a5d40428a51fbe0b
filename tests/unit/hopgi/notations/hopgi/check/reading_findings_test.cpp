// Each finding that needs no board: where it stands, what it says, and what its fix makes of the text (hopgi 7.1).

#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "support/catch.hpp"
#include "support/hopgi/reading.hpp"
#include "support/reports.hpp"

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

struct Case {
  std::string text;
  // All that is found, without `hopgi/`.
  std::string report;
  // Of the first finding.
  std::string message;
  // The text after the fix of the first finding; the same text if it has none.
  std::string fixed;
};

std::string report_of(const std::vector<Diagnostic>& findings) {
  std::string report = test::report_of(findings);
  for (std::size_t at = report.find("hopgi/"); at != std::string::npos; at = report.find("hopgi/")) {
    report.erase(at, 6);
  }
  return report;
}

void check(std::initializer_list<Case> cases) {
  for (const Case& it : cases) {
    CAPTURE(it.text);
    const std::vector<Diagnostic> findings = test::hopgi_reading_findings(it.text);
    CHECK(report_of(findings) == it.report);
    REQUIRE(!findings.empty());
    CHECK(findings[0].message == it.message);
    CHECK(test::with_fix(it.text, findings[0]) == it.fixed);
  }
}

}  // namespace

TEST_CASE("hopgi findings: bytes and line ends") {
  check({
      {"*\r\n", "crlf info 1-2\n", "this line ends in CR LF, not in LF alone", "*\n"},
      {"*\r\n\r\n*\r\n", "crlf info 1-2\nuntagged-game info 5-6\n", "3 lines end in CR LF, not in LF alone",
       "*\n\n*\n"},
      {"{\xFF\xC3} *\n", "not-utf8 error 1-3\n", "2 bytes, the first 0xFF, are not UTF-8", "{\xFF\xC3} *\n"},
      {"*", "final-newline info 1-1\n", "the last line of the file has no line end", "*\n"},
      {"*\n ", "final-newline info 3-3\n", "the last line of the file has no line end", "*\n \n"},
      {"// a", "final-newline info 4-4\n", "the last line of the file has no line end", "// a\n"},
  });
  CHECK(test::hopgi_reading_findings("").empty());
  CHECK(test::hopgi_reading_findings("\n\n").empty());
  // A mark and nothing else has no line.
  CHECK(test::hopgi_reading_findings("\xEF\xBB\xBF").empty());
}

TEST_CASE("hopgi findings: tags") {
  check({
      {"[Event Foo]  \n*\n", "bad-tag error 0-11\n", "the value of `Event` is not in quotes", "[Event Foo]  \n*\n"},
      {"[\"x\"]\n*\n", "bad-tag error 0-5\n", "no name follows `[`", "[\"x\"]\n*\n"},
      {"[A\"x\"]\n*\n", "bad-tag error 0-6\n", "there is no space between `A` and its value", "[A\"x\"]\n*\n"},
      {"[A \"Ab\\d\"]\n*\n", "bad-tag error 0-10\n", "a `\\` in the value of `A` is not followed by `\"` or `\\`",
       "[A \"Ab\\d\"]\n*\n"},
      {"[A \"x]\n*\n", "bad-tag error 0-6\n", "the value of `A` has no `\"` at its end", "[A \"x]\n*\n"},
      {"[A \"x\"\n*\n", "bad-tag error 0-6\n", "no `]` follows the value of `A`", "[A \"x\"\n*\n"},
      {"[A \"x\"]\n[A \"y\"]\n*\n", "duplicate-tag warning 9-10\n", "the tag `A` is there already",
       "[A \"x\"]\n[A \"y\"]\n*\n"},
      {"[Variant \"Shogi\"]\n*\n", "other-variant error 10-15\n", "this is a game of the variant `Shogi`, not of Hopgi",
       "[Variant \"Shogi\"]\n*\n"},
      {"[Result \"won\"]\n*\n", "bad-result-tag warning 9-12\n", "`won` is not a result", "[Result \"won\"]\n*\n"},
      {"[Result \"\"]\n*\n", "bad-result-tag warning 9-9\n", "the tag `Result` is empty", "[Result \"\"]\n*\n"},
  });
  CHECK(test::hopgi_reading_findings("[Variant \"HOPGI\"]\n*\n").empty());
  const auto findings = test::hopgi_reading_findings("[B \"\"]\n[A \"\"]\n[B \"\"]\n[A \"\"]\n[B \"\"]\n*\n");
  REQUIRE(findings.size() == 3);
  CHECK(findings[0].labels.at(0).span == text::Span{1, 2});
  CHECK(findings[1].labels.at(0).span == text::Span{8, 9});
  CHECK(findings[2].labels.at(0).span == text::Span{1, 2});
}

TEST_CASE("hopgi findings: dates") {
  const auto message_of = [](const std::string& date) {
    const auto findings = test::hopgi_reading_findings("[Date \"" + date + "\"]\n*\n");
    return findings.empty() ? "" : findings[0].message;
  };
  for (const char* sound : {"2024.02.29", "????.??.??", "2024.??.31", "????.02.29", "2000.02.29", "2024.??.??"}) {
    CHECK(message_of(sound).empty());
  }
  CHECK(message_of("") == "the date is empty");
  CHECK(message_of("2024-02-29") == "the date `2024-02-29` is not written `YYYY.MM.DD`");
  CHECK(message_of("2024.2?.01") == "the date `2024.2?.01` is not written `YYYY.MM.DD`");
  CHECK(message_of("2024.13.01") == "no year has a month `13`");
  CHECK(message_of("2024.00.01") == "no year has a month `00`");
  CHECK(message_of("2023.02.29") == "the month `2023.02` has no day `29`");
  CHECK(message_of("1900.02.29") == "the month `1900.02` has no day `29`");
  CHECK(message_of("2024.04.31") == "the month `2024.04` has no day `31`");
  CHECK(message_of("2024.??.32") == "no month has a day `32`");
}

TEST_CASE("hopgi findings: comments") {
  check({
      {"*\n{open \n", "unclosed-comment error 2-3\n", "this comment is never closed", "*\n{open} \n"},
      {"* {open\n\n[A \"b\"]\n*\n", "unclosed-comment error 2-3\n", "this comment is never closed",
       "* {open}\n\n[A \"b\"]\n*\n"},
      {"; a note \n*\n", "semicolon-comment error 0-8\n", "`;` joins the two legs of a turn, and here it joins none",
       "// a note \n*\n"},
      {"dc3 ; best {\n*\n", "semicolon-comment error 4-12\n",
       "`;` joins the two legs of a turn, and here it joins none", "dc3 // best {\n*\n"},
  });
}

TEST_CASE("hopgi findings: braces and parentheses") {
  check({
      {"dc3 } d4 *\n", "stray-brace error 4-5\n", "this `}` closes no comment", "dc3  d4 *\n"},
      {"dc3}d4 *\n", "stray-brace error 3-4\n", "this `}` closes no comment", "dc3 d4 *\n"},
      {"dc3)d4 *\n", "stray-paren error 3-4\n", "this `)` closes no variation", "dc3 d4 *\n"},
      {"dc3 (d4 *\n", "unclosed-variation error 4-5\n", "this variation is never closed", "dc3 (d4) *\n"},
      {"dc3 (d4 // e\n*\n", "unclosed-variation error 4-5\n", "this variation is never closed", "dc3 (d4) // e\n*\n"},
      {"(d4) *\n", "variation-without-turn error 0-1\n", "there is no turn before this variation that it could replace",
       "(d4) *\n"},
  });
}

TEST_CASE("hopgi findings: what closes nothing is deleted, and two words do not become one") {
  const auto mended = [](const std::string& text) {
    for (const Diagnostic& found : test::hopgi_reading_findings(text)) {
      if (found.message.find("closes no") != std::string::npos) return test::with_fix(text, found);
    }
    return std::string("nothing is found");
  };
  CHECK(mended("a}b *\n") == "a b *\n");
  CHECK(mended("a)b *\n") == "a b *\n");
  CHECK(mended("}b *\n") == "b *\n");
  CHECK(mended("a} *\n") == "a *\n");
  CHECK(mended(" )b *\n") == " b *\n");
  CHECK(mended("a}") == "a");
}

TEST_CASE("hopgi findings: words") {
  check({
      {"hello *\n", "bad-token error 0-5\n", "`hello` is not part of a record", "hello *\n"},
      {"Pd2=c3 *\n", "bad-token error 0-6\n", "`Pd2=c3` is not a turn", "Pd2=c3 *\n"},
      {"dc3 $ *\n", "nag-range warning 4-5\n", "there is no number after `$`", "dc3 $ *\n"},
      {"dc3 $300 *\n", "nag-range warning 4-8\n", "`$300` is beyond `$255`", "dc3 $300 *\n"},
      {"dc3!!! *\n", "bad-suffix warning 3-6\n", "`!!!` is not an annotation", "dc3!! *\n"},
      {"Fc3!;We3 *\n", "bad-suffix warning 3-4\n", "the annotation `!` is inside its turn", "Fc3;We3! *\n"},
      {"Fc3!;We3? *\n", "bad-suffix warning 3-4\n", "the annotation `!` is inside its turn", "Fc3;We3? *\n"},
      {"Fc3;We3;d4! *\n", "extra-leg error 7-11\n", "`;d4!` comes after the second leg of its turn", "Fc3;We3;d4! *\n"},
      {"Fc3;We3!;d4 *\n", "bad-suffix warning 7-8\nextra-leg error 8-11\n",
       "the annotation `!` comes before another `;`", "Fc3;We3;d4 *\n"},
      {"Kc3 *\n", "unknown-piece error 0-1\n", "`K` does not stand for a piece", "Kc3 *\n"},
      {"+DKc3 *\n", "unknown-piece error 0-3\n", "`+DK` does not stand for a piece", "+DKc3 *\n"},
      {"Pa1-h10 *\n", "unknown-square error 1-3\nunknown-square error 4-7\n", "the board has no square `a1`",
       "Pa1-h10 *\n"},
      {"dc3## *\n", "check-mark warning 3-5\n", "`##` says nothing here: there is neither check nor mate in Hopgi",
       "dc3 *\n"},
  });
  // What stands next to it is on the board.
  const auto helps_for = [](const std::string& text) { return test::hopgi_reading_findings(text).at(0).helps; };
  using Helps = std::vector<std::string>;
  CHECK(helps_for("Pd2-h3 *\n") == Helps{"the files are a to g"});
  CHECK(helps_for("Pd2-a5 *\n") == Helps{"the squares of that file are `a3`, `a4`, `a6` and `a7`"});
  CHECK(helps_for("Pd2-g9 *\n") == Helps{"the squares of that file are `g1`, `g2`, `g3`, `g4`, `g5`, `g6` and `g7`"});
  CHECK(helps_for("Kc3 *\n") == Helps{"there are two kings: `W` goes one step straight, `F` one step diagonally"});
  CHECK(helps_for("Nc3 *\n") == Helps{"there are neither queens nor knights in Hopgi"});
  // What a `+` means, and whether a second leg is looked at, is for the board to say.
  CHECK(test::hopgi_reading_findings("dc3+# Fc3;Kh9# *\n").empty());
}

TEST_CASE("hopgi findings: what a word was perhaps meant for") {
  const auto help_for = [](const std::string& word) {
    const auto findings = test::hopgi_reading_findings("dc3 " + word + " *\n");
    REQUIRE(findings.size() == 1);
    return findings[0].helps.at(0);
  };
  CHECK(help_for("...") == "dots belong to the number of a turn, as in `1...`");
  CHECK(help_for("!?") == "`!` and `?` belong directly after their turn");
  CHECK(help_for("++") == "there is neither check nor mate in Hopgi: delete it");
  CHECK(help_for("--") == "a side cannot pass its turn");
  CHECK(help_for("O-O") == "there is no castling in Hopgi");
  CHECK(help_for("e.p.") == "there is no capture en passant in Hopgi");
  CHECK(help_for("1/2") == "a draw is written `1/2-1/2`");
  CHECK(help_for("1:0") == "results are `1-0`, `0-1`, `1/2-1/2` and `*`");
  CHECK(help_for("[x]") == "a tag begins at the start of its line");
  CHECK(help_for("pd2-c3") == "letters of pieces are in upper case on both sides: `Pd2-c3`");
  CHECK(help_for("dkc4xa4") == "letters of pieces are in upper case on both sides: `DKc4xa4`");
  CHECK(help_for("hello") == "a turn is like `Pd2-c3`, `Bc4xd5`, `R@d4` or `Fd1-c3;Wf1-e3`");
}

TEST_CASE("hopgi findings: where games begin and end") {
  check({
      {"*\n1.dc3 *\n", "untagged-game info 2-4\n", "a game without tags begins here, after the result of another",
       "*\n1.dc3 *\n"},
      {"dc3\n", "missing-result warning 3-3\n", "the game has no result at its end", "dc3 *\n"},
      {"dc3 {a} // b\n", "missing-result warning 7-7\n", "the game has no result at its end", "dc3 {a} * // b\n"},
      {"[Result \"0-1\"]\ndc3\n", "missing-result warning 18-18\n", "the game has no result at its end",
       "[Result \"0-1\"]\ndc3 0-1\n"},
      {"[Result \"0-1\"]\n", "missing-result warning 14-14\n", "the game has no result at its end",
       "[Result \"0-1\"]\n\n0-1\n"},
      {"[Result \"0-1\"]\n1-0\n", "result-mismatch warning 15-18\n",
       "the result is `1-0`, but the tag `Result` says `0-1`", "[Result \"0-1\"]\n1-0\n"},
  });
  CHECK(test::hopgi_reading_findings("*\n// a\n; b").size() == 2);
}

TEST_CASE("hopgi findings: the format of numbers") {
  const std::string text = "1 dc3 2..  Pb6-c5";
  const test::HopgiReading read(text);
  std::vector<Diagnostic> findings;
  diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  CHECK_FALSE(has_number_format(read.ast.numbers.at(0)));
  report_number_format(read.source, read.ast.numbers.at(0), "1.", reporter);
  report_number_format(read.source, read.ast.numbers.at(1), "", reporter);
  reporter.finish();
  CHECK(findings.at(0).message == "the number is written `1`, not `1.`");
  CHECK(test::with_fix(text, findings.at(0)) == "1. dc3 2..  Pb6-c5");
  CHECK(findings.at(1).message == "the number `2..` has neither one dot nor three");
  CHECK(test::with_fix(text, findings.at(1)) == "1 dc3 Pb6-c5");
}

TEST_CASE("hopgi findings: what is deleted before a line end takes the carriage return before it along") {
  for (const std::string_view number : {"1", "1. ", "1..."}) {
    const std::string text = "dc3 c5\r" + std::string(number) + "\n*\n";
    const test::HopgiReading read(text);
    const auto fix = hopgi::record::deletion_of_number(read.source, read.ast.numbers.at(0).span(), "delete it");
    REQUIRE(fix);
    const text::Span span = fix->edits.at(0).span;
    CHECK(text.substr(0, span.begin) + text.substr(span.end) == "dc3 c5\n*\n");
  }
  const std::string text = "dc3\r// plyglot: ignore[hopgi/crlf] x\n*\n";
  const auto findings = test::hopgi_reading_findings(text);
  REQUIRE(findings.size() == 1);
  CHECK(test::with_fix(text, findings.at(0)) == "dc3\n*\n");
}

TEST_CASE("hopgi findings: no number is deleted in front of what would be a tag then") {
  const test::HopgiReading below("dc3\n 1 [White \"a\"] c5 *\n");
  CHECK_FALSE(hopgi::record::deletion_of_number(below.source, below.ast.numbers.at(0).span(), "delete it"));
  const test::HopgiReading behind("dc3 1 [White \"a\"] c5 *\n");
  CHECK(hopgi::record::deletion_of_number(behind.source, behind.ast.numbers.at(0).span(), "delete it"));
}

TEST_CASE("hopgi findings: comments in braces suppress them as others do") {
  CHECK(test::hopgi_reading_findings("[A \"b\"]\n\n{plyglot: ignore[hopgi/bad-suffix] a}\ndc3!!! *\n").empty());
  CHECK(test::hopgi_reading_findings("{plyglot: ignore[hopgi/bad-suffix] a\n b}\n// c\ndc3!!! *\n").empty());
  CHECK(
      test::hopgi_reading_findings("{plyglot: ignore-file[hopgi/bad-suffix] a}\n*\n\n[A \"b\"]\ndc3!!!\n*\n").empty());
  // Beside something, before or behind it.
  CHECK(test::hopgi_reading_findings("{plyglot: ignore[hopgi/bad-suffix]} dc3!!! *\n").empty());
  CHECK(test::hopgi_reading_findings("dc3!!! {plyglot: ignore[hopgi/bad-suffix]} *\n").empty());
  CHECK(report_of(test::hopgi_reading_findings("[A \"b\"]\n\n{plyglot: ignore[hopgi/bad-suffix]}\ndc3\ndc5!!! *\n")) ==
        "plyglot/unused-suppression warning 26-42\nbad-suffix warning 52-55\n");
  CHECK(report_of(test::hopgi_reading_findings("[A \"b\"]\n{plyglot: ignore-file[hopgi/bad-suffix]}\n*\n")) ==
        "plyglot/misplaced-suppression warning 18-29\n");
}

TEST_CASE("hopgi findings: comments suppress them") {
  CHECK(test::hopgi_reading_findings("dc3!!! * // plyglot: ignore[hopgi/bad-suffix] as it was sent\n").empty());
  CHECK(test::hopgi_reading_findings("// plyglot: ignore[hopgi/bad-suffix] a\n// b\n\ndc3!!! *\n").empty());
  CHECK(
      test::hopgi_reading_findings("// plyglot: ignore-file[hopgi/bad-suffix] a\n*\n\n[A \"b\"]\ndc3!!!\n*\n").empty());
  CHECK(report_of(test::hopgi_reading_findings("// plyglot: ignore[hopgi/bad-suffix] a\ndc3\ndc3!!! *\n")) ==
        "plyglot/unused-suppression warning 19-35\nbad-suffix warning 46-49\n");
  CHECK(report_of(test::hopgi_reading_findings("*\n// plyglot: ignore-file[hopgi/bad-suffix] a\n")) ==
        "plyglot/misplaced-suppression warning 14-25\n");
}
