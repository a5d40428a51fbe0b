// FEN to positions and back.

#include "hopgi/reading/fen/read_fen.hpp"
#include "hopgi/board/fen_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"

using namespace plyglot;
using hopgi::fen_text;
using hopgi::position_from_fen;

TEST_CASE("hopgi fen: the start position") {
  const std::string start(test::hopgi_start_fen);
  CHECK(fen_text(hopgi::start_position()) == start);
  CHECK(position_from_fen(start) == hopgi::start_position());
  CHECK(position_from_fen("\t" + start + " \r") == hopgi::start_position());
}

TEST_CASE("hopgi fen: styles of writing") {
  const auto position = test::hopgi_position("+Rp5/wp5/*+p5/fp5/bp5/**PP+BP1/**BF*WR[RBPPrbp] b - - 3 9");
  CHECK(fen_text(position) == "+Rp5/wp5/*+p5/fp5/bp5/**PP+BP1/**BF*WR[RBPPrbp] b - - 3 9");
  CHECK(fen_text(position, {'-', true}) == "Dp5/wp5/-g5/fp5/bp5/--PPHP1/--BF-WR/RBPPrbp b - - 3 9");
  CHECK(fen_text(position, {'*', true}) == "Dp5/wp5/*g5/fp5/bp5/**PPHP1/**BF*WR[RBPPrbp] b - - 3 9");
}

TEST_CASE("hopgi fen: no position of a FEN with an error") {
  for (const char* fen : {"", "x", "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] x - - 0 1",
                          "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF1WR[RBPrbp] w - - 0 1"}) {
    CAPTURE(fen);
    CHECK_FALSE(position_from_fen(fen));
  }
  CHECK(position_from_fen("rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR"));
}

TEST_CASE("hopgi fen: in the value of a tag, spans are those of the record") {
  text::Source source;
  source.base = 100;
  source.text = "[FEN \"rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] W - - 0 1\"]";
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  CHECK_FALSE(hopgi::fen::read_fen(source, {106, 159}, reporter));
  reporter.finish();
  REQUIRE(findings.size() == 1);
  CHECK(catalogue_entry(findings[0].id).name == "hopgi-fen/bad-side");
  CHECK(findings[0].span == text::Span{150, 151});
}
