// The canonical text of records (hopgi 5).

#include "support/checks/catch.hpp"
#include "support/hopgi/playing.hpp"

using namespace plyglot;
using hopgi::MoveForm;
using hopgi::record::Options;

namespace {

void check_format(const std::string& text, const std::string& canonical, const Options& options = {}) {
  CAPTURE(text);
  CHECK(test::formatted_hopgi(text, options) == canonical);
  CHECK(test::formatted_hopgi(canonical, options) == canonical);
}

Options short_moves() {
  Options options;
  options.moves = MoveForm::short_form;
  return options;
}

}  // namespace

TEST_CASE("hopgi print: tags in their order, with escapes as they are written") {
  check_format("[Variant \"Hopgi\"]\n[Result \"*\"]\n[White \"a \\\"b\\\" \\\\\"]\n[Event \"e\"]\n*\n",
               "[Event \"e\"]\n[White \"a \\\"b\\\" \\\\\"]\n[Result \"*\"]\n[Variant \"Hopgi\"]\n\n*\n");
}

TEST_CASE("hopgi print: a missing result is that of the tag, if that is one") {
  check_format("[Result \"1/2-1/2\"]\n1. Pd2-c3\n", "[Result \"1/2-1/2\"]\n\n1. Pd2-c3 1/2-1/2\n");
  check_format("[Result \"White\"]\n1. Pd2-c3\n", "[Result \"White\"]\n\n1. Pd2-c3 *\n");
  check_format("1. Pd2-c3\n", "1. Pd2-c3 *\n");
}

TEST_CASE("hopgi print: comments before a game without tags have lines of their own") {
  check_format("{a} {b} 1. {c} Pd2-c3 *\n", "{a}\n{b}\n{c}\n1. Pd2-c3 *\n");
  check_format("{a} *\n", "{a}\n*\n");
  check_format("{a} $1 {b} 1. Pd2-c3 *\n", "{a}\n$1 {b} 1. Pd2-c3 *\n");
}

TEST_CASE("hopgi print: comments before tags have lines of their own, others are filled") {
  check_format("{a} {b}\n[Event \"e\"]\n// c\n[Site \"s\"]\n{d} {e} 1. Pd2-c3 *\n",
               "{a}\n{b}\n[Event \"e\"]\n[Site \"s\"]\n\n// c\n{d} {e} 1. Pd2-c3 *\n");
}

TEST_CASE("hopgi print: comments after the result stay on its line") {
  const std::string long_comment = "{" + std::string(90, 'x') + "}";
  check_format("1. Pd2-c3 *   " + long_comment + "  // y  \n", "1. Pd2-c3 * " + long_comment + " // y\n");
}

TEST_CASE("hopgi print: numbers are those of the position") {
  check_format("5. Pd2-c3 5... Pb6-c5 {x} 7. Pe2-d3 $4 1. Pb5-c6 *\n", "1. Pd2-c3 Pb6-c5 {x} 2. Pe2-d3 $4 Pb5-c6 *\n");
  check_format("1. Pd2-c3 (Pe2-d3 Pb6-c5) Pb6-c5 *\n", "1. Pd2-c3 (1. Pe2-d3 Pb6-c5) 1... Pb6-c5 *\n");
  check_format("1. Pd2-c3 Pb6-c5 (Pb5-c6 2. Pe2-d3) 2. Pe2-d3 *\n",
               "1. Pd2-c3 Pb6-c5 (1... Pb5-c6 2. Pe2-d3) 2. Pe2-d3 *\n");
}

TEST_CASE("hopgi print: parentheses are glued to their neighbours") {
  check_format("1. Pd2-c3 ( {a} 1. Pe2-d3 ( 1. Pf2-e3 ) ) ( ) *\n", "1. Pd2-c3 ({a} 1. Pe2-d3 (1. Pf2-e3)) () *\n");
  check_format("1. Pd2-c3 ( // a\n1. Pe2-d3 // b\n) *\n", "1. Pd2-c3 (// a\n1. Pe2-d3 // b\n) *\n");
}

TEST_CASE("hopgi print: a number and its turn are not parted") {
  // The second number would end in column 79 without its turn.
  check_format("{" + std::string(57, 'x') + "} 1. Pd2-c3 Pb6-c5 2. Pe2-d3 *\n",
               "{" + std::string(57, 'x') + "}\n1. Pd2-c3 Pb6-c5 2. Pe2-d3 *\n");
  check_format("1. Pd2-c3 {" + std::string(57, 'x') + "} 1... Pb6-c5 *\n",
               "1. Pd2-c3 {" + std::string(57, 'x') + "}\n1... Pb6-c5 *\n");
}

TEST_CASE("hopgi print: short moves have the hints they need") {
  check_format("1. Pd2-c3 Pb6-c5 2. Pe2-d3 *\n", "1. dc3 6c5 2. ed3 *\n", short_moves());
  check_format("1. Fd1-c3;Wf1-e3 (1. R@d4) 1... Wa6-c7;Fa4xc3 *\n", "1. Fc3;We3 (1. R@d4) 1... Wc7;Fxc3 *\n",
               short_moves());
}

TEST_CASE("hopgi print: what has an error is not written") {
  CHECK(test::formatted_hopgi("1. Pd2-c4 *\n") == std::nullopt);
  CHECK(test::formatted_hopgi("1. Pd2-c3!!! *\n") == std::nullopt);
  CHECK(test::formatted_hopgi("[FEN \"x\"]\n\n*\n") == std::nullopt);
  CHECK(test::formatted_hopgi("[FEN \"wwf4/7/*6/7/7/**4F/**2*1W[] w - - 0 1\"]\n\n*\n") == std::nullopt);
}

TEST_CASE("hopgi print: comments alone") { check_format("// a\n\n{b}   {c}\n", "// a\n{b}\n{c}\n"); }
