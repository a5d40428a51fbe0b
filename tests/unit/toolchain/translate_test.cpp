#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::tests;

namespace {

std::string letters(const hive::Position& model) { return "letters: " + model.orientation + "\n"; }
const toolchain::WrittenForm form{"letters", "Letters", "letters", ".txt", &letters};

toolchain::Target upper_case() { return {{&line_notation(), {{"case", "upper"}}}, nullptr}; }
toolchain::Target letters_form() { return {{}, &form}; }

struct Translated {
  toolchain::Session::Translated out;
  std::string findings;
};

Translated translate(std::string_view text, const toolchain::Target& to, bool loss_is_error = false) {
  toolchain::Session session(line_language(), {});
  Findings found;
  Translated result{session.translate(file_chunk(text), to, loss_is_error, found.sink()), {}};
  result.findings = found.text();
  return result;
}

}  // namespace

TEST_CASE("records are written in the target, comments stay") {
  const Translated done = translate("ab\n\n  # Cd \ne\n", upper_case());
  CHECK(done.out.text == "AB\n\n  # Cd\nE\n");
  CHECK(done.out.written == 2);
  CHECK(done.out.refused == 0);
  CHECK(done.findings == "");
}

TEST_CASE("a comment is not indented by what is a blank in its own notation alone") {
  const std::string diagram = "\r // note\r\n   +---+---+---+---+---+---+---+\n";
  toolchain::Session session(test::language_of("hopgi-diagram"), {});
  Findings found;
  const auto done = session.translate(file_chunk(diagram), test::target_of("hopgi-fen"), false, found.sink());
  CHECK(done.text.substr(0, done.text.find('\n') + 1) == " // note\n");
}

TEST_CASE("a record with an error, or that the target cannot hold, is refused") {
  const Translated done = translate("a!\nz\nb\n^\n", upper_case());
  CHECK(done.out.text == "B\n");
  CHECK(done.out.written == 1);
  CHECK(done.out.refused == 3);
  CHECK(done.findings == "hop/unknown-bug@1-2 translate/not-representable@3-4");
  REQUIRE(done.out.refused_without_finding.size() == 1);
  CHECK(done.out.refused_without_finding[0] == text::Span{7, 8});
}

TEST_CASE("a loss is reported, and refused on request") {
  CHECK(translate("y\n", upper_case()).out.text == "Y\n");
  CHECK(translate("y\n", upper_case()).findings == "translate/metadata-dropped@0-1");
  const Translated refused = translate("y\n", upper_case(), true);
  CHECK(refused.out.text == "");
  CHECK(refused.out.refused == 1);
  CHECK(refused.findings == "translate/metadata-dropped@0-1");
}

TEST_CASE("a form of several lines is divided by empty lines and loses comments") {
  const Translated done = translate("a\n\n# note\n# plyglot: ignore[hop/] not there\nb\n", letters_form());
  CHECK(done.out.text == "letters: a\n\nletters: b\n");
  CHECK(done.findings == "translate/metadata-dropped@3-9");
}

namespace {

struct Written {
  std::string text;
  std::uint32_t in_part = 0;
  std::uint32_t without_unread = 0;
  std::vector<diagnostics::Diagnostic> findings;
};

Written written(std::string_view text, const std::string& from, const std::string& to,
                std::optional<std::uint32_t> ply = {}) {
  toolchain::Session session(test::language_of(from), {});
  Written result;
  toolchain::Chunk chunk = file_chunk(text);
  chunk.wanted.ply = ply;
  const auto out = session.translate(chunk, test::target_of(to), false, diagnostics::collect_into(result.findings));
  result.text = out.text;
  result.in_part = out.written_in_part;
  result.without_unread = out.written_without_unread;
  return result;
}

std::string names_in(const std::vector<diagnostics::Diagnostic>& findings) {
  std::string names;
  for (const diagnostics::Diagnostic& found : findings) {
    names += (names.empty() ? "" : " ") + std::string(diagnostics::catalogue_entry(found.id).name);
  }
  return names;
}

}  // namespace

TEST_CASE("no reading of a refused ply is written, nor what follows it") {
  const Written hive = written("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS2-;wA1 -wQ;bA1 bQ-\n", "uhp", "uhp");
  CHECK(hive.text == "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1\n");
  CHECK(hive.in_part == 1);
  const Written hexix = written("D2v    D5v\nD2E3   D5+\n", "hexix", "hexix-position");
  CHECK(hexix.text == ".../..../...../Bh6Bv1..Rv1Rh6/...../..../... b\n");
  CHECK(hexix.in_part == 1);
  const Written hopgi = written("1. Pd2-c3 Pd4-d5 2. R@d4 *\n", "hopgi", "hopgi-fen");
  CHECK(hopgi.text == written("1. Pd2-c3 *\n", "hopgi", "hopgi-fen").text);
  CHECK(hopgi.in_part == 1);
  const Written guess = written("1. Pd2-c3 Bb6-c5 2. Pe2-d3 P@d5 3. R@d4 *\n", "hopgi", "game-courier");
  CHECK(guess.text == "P d2-c3\n");
  CHECK(guess.in_part == 1);
}

TEST_CASE("an error after which every ply is known does not shorten a game") {
  const Written done = written("homeworld y1 b2 g3 Alpha\nhomeworld g2 r1 b3 Beta\nbuild g1 Alpha\nbuild b3 Beta\n",
                               "homeworlds", "homeworlds:ap");
  CHECK(std::count(done.text.begin(), done.text.end(), '\n') == 4);
  CHECK(done.in_part == 0);
}

TEST_CASE("no position is written where a ply before it is not known") {
  const Written skipped = written("D2v    D5v\n...    D5+\n", "hexix", "hexix-position");
  CHECK(skipped.text.empty());
  CHECK(names_in(skipped.findings).find("translate/not-representable") != std::string::npos);
  CHECK(!written("D2v    D5v\n...    D5+\n", "hexix", "hexix-position", 2).text.empty());
  const Written later = written("D2v    D5v\n...    D5+\n", "hexix", "hexix-position", 3);
  CHECK(later.text.empty());
  CHECK(names_in(later.findings).find("translate/no-such-ply") != std::string::npos);
}

TEST_CASE("text that may be play and is not read ends a translation") {
  const Written done = written(
      "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1 {quiet} then bQ bS1-\n5. bA1 bS1/\n", "hive-pgn", "uhp");
  CHECK(done.text == "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1\n");
  CHECK(names_in(done.findings).find("hive-pgn/inline-comment") != std::string::npos);
}

TEST_CASE("a number that shows a lost ply ends a translation") {
  const Written move = written("1. wA1\n2. bA1*|wA1\n3.\n5. wQ|*wA1\n", "thehive", "uhp");
  CHECK(move.text == "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  CHECK(move.without_unread == 1);
  CHECK(names_in(move.findings).find("thehive/lone-number") != std::string::npos);
  const Written node = written(
      "(;SU[hive]\nP0[id \"Ann\"]\nP1[id \"Bob\"]\n; P0[1 move W wG1 M 13 .]\n; P0[2 done]\n"
      "; P1[7 movedone B bG1 N 13 wG1-]\n)\n",
      "boardspace-sgf", "uhp");
  CHECK(node.text == "Base;InProgress;Black[1];wG1\n");
  CHECK(node.without_unread == 1);
  CHECK(names_in(node.findings).find("boardspace-sgf/wrong-number") != std::string::npos);
}

TEST_CASE("losses of a name are one finding that counts them") {
  std::string game = "# a\nPlayers: Ann, Ben\n# b\nhomeworld g1 y2 b3 Alder\n# c\nhomeworld y3 b2 g3 Birch\n";
  for (char c = 'd'; c < 'i'; ++c) game += std::string("# ") + c + '\n';
  const Written done = written(game, "homeworlds", "homeworlds:ap");
  const auto comments = std::find_if(done.findings.begin(), done.findings.end(), [](const auto& found) {
    return diagnostics::catalogue_entry(found.id).name == "translate/lost-comment";
  });
  REQUIRE(comments != done.findings.end());
  CHECK(comments->span == text::Span{0, 3});
  CHECK(comments->labels.size() == 5);
  CHECK(comments->notes.back() == "8 losses of this kind, of which the first 6 are shown");
  const std::string names = names_in(done.findings);
  CHECK(names.find("lost-comment") == names.rfind("lost-comment"));
  CHECK(names.find("lost-home-name") == names.rfind("lost-home-name"));
}
