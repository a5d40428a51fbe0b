// Texts in addresses of the web, and texts that tell their notation themselves.

#include "support/checks/catch.hpp"

#include <plyglot/likeness.hpp>

using namespace plyglot;

namespace {

// `NOTATION TEXT`.
std::string in_address(std::string_view address) {
  const auto found = toolchain::text_in_address(address);
  return found ? found->notation + ' ' + found->text : "-";
}

// A file of boardspace.net that is longer than what is looked at.
std::string long_sgf() {
  std::string text =
      " (;\nGM[27]VV[1]\nSU[Hive]\nP0[id \"Ann\"]\nP1[id \"Bob\"]\n; P0[1 move W wG1 M 13 .]\n; P0[2 done]\n";
  while (text.size() < 9000) text += "; P1[3 pick B 2 bG1]\n";
  return text + ")\n";
}

}  // namespace

TEST_CASE("addresses hold texts in parameters that are called like notations") {
  CHECK(in_address("https://example.org/analysis?hop=QA-a%2Cb") == "hop QA-a,b");
  CHECK(in_address("example.org/?x=1&uhp=Base%3BInProgress%3bWhite[2];wG1;bG1%20wG1-#top") ==
        "uhp Base;InProgress;White[2];wG1;bG1 wG1-");
  CHECK(in_address("?hop=QA-a,b&uhp=x") == "hop QA-a,b");
  // A plus is not a space, and what is not an escape stays.
  CHECK(in_address("http://example.org?hop=Q+A+a,b%") == "hop Q+A+a,b%");
  CHECK(in_address("http://example.org?hop=Q%2BA%zz%4") == "hop Q+A%zz%4");
  CHECK(in_address("http://example.org?hop=") == "hop ");
  for (const std::string_view text :
       {"", "QA-a,b", "hop=QA-a,b", "https://example.org/hop=QA-a,b", "https://example.org?shop=QA-a,b",
        "see example.org?hop=QA-a,b", "https://example.org?hop", "https://example.org?x#?hop=Q"}) {
    CAPTURE(text);
    CHECK(in_address(text) == "-");
  }
}

TEST_CASE("the host of an address tells the dialect that has its name") {
  CHECK(in_address("https://hivegame.com/analysis?hop=QA-a,b") == "hop:hivegame QA-a,b");
  CHECK(in_address(" https://www.hivegame.com/?uhp=wG1\n") == "uhp:hivegame wG1");
  CHECK(in_address("https://hivegames.com?hop=QA-a,b") == "hop QA-a,b");
  CHECK(in_address("https://example.org/hivegame.com?hop=QA-a,b") == "hop QA-a,b");
}

TEST_CASE("a position of Hexix is known by itself, and not by a comment") {
  const std::string position = ".../..../...../Bh6Bv1..Rv1Rh6/...../..../... b\n";
  CHECK(toolchain::notation_that_reads("# one line\n" + position) == "hexix-position");
  CHECK(toolchain::notation_that_reads("# position: " + position).empty());
  CHECK(toolchain::notation_that_reads("# position: " + position + "D2+\n") == "hexix");
  CHECK(toolchain::notation_that_reads(".../..../...../Bh6Bv1..Rv1Rh6/...../.... b\n").empty());
}

TEST_CASE("a long text is known by its beginning") {
  CHECK(toolchain::notation_that_reads(long_sgf()) == "boardspace-sgf");
  std::string games;
  for (int i = 0; i < 500; ++i) games += "Base;InProgress;White[2];wG1;bG1 wG1-\n";
  CHECK(toolchain::notation_that_reads(games) == "uhp");
  // One line that is longer than the others together may be.
  std::string game = "Base;InProgress;White[2];wG1;bG1 wG1-";
  for (int i = 0; i < 2000; ++i) game += ";wG1 -bG1";
  CHECK(toolchain::notation_that_reads(game) == "uhp");
  CHECK(toolchain::notation_that_reads(std::string(200000, 'x')).empty());
}
