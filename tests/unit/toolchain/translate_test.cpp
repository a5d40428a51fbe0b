#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"

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
