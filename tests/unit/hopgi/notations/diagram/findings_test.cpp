// What is said of diagrams (hopgi 7.3), with the fixes.

#include "support/catch.hpp"
#include "support/hopgi/setup_texts.hpp"
#include "support/hopgi/setups.hpp"

using namespace plyglot;

namespace {

// The start position with one change.
std::string changed(const std::string& old, const std::string& with) {
  std::string text = test::hopgi_start_diagram;
  const std::size_t at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), with);
}

// Lines such as `shading "a6": message (safe: title)`, with what is marked.
std::string said_of(const std::string& diagram) {
  std::string out;
  for (const auto& found : test::HopgiDiagram(diagram).findings) {
    const std::string name(catalogue_entry(found.id).name);
    out += name.substr(name.find('/') + 1) + " \"" + diagram.substr(found.span.begin, found.span.size()) +
           "\": " + found.message;
    if (found.fix) {
      out += found.fix->safety == diagnostics::Safety::safe ? " (safe: " : " (unsafe: ";
      out += found.fix->title + ')';
    }
    out += '\n';
  }
  return out;
}

}  // namespace

TEST_CASE("hopgi diagram findings: nothing in a diagram as it should be") {
  CHECK(said_of(test::hopgi_start_diagram).empty());
  CHECK(said_of("").empty());
}

TEST_CASE("hopgi diagram findings: lines") {
  CHECK(said_of("see below") == "bad-line \"see below\": `see below` is not part of a diagram\n");
  CHECK(said_of(changed("6  |", "   |")) ==
        "bad-line \"| w |:p:|   |:::|   |:/:|   |\": `| w |:p:|   |:::|   |:/:|   |` is not part of a diagram\n"
        "missing-rank \"\": rank 6 is not drawn\n");
  CHECK(said_of("7  |   |") ==
        "cell-count \"|   |\": rank 7 has 1 cell, not 7\n"
        "missing-rank \"\": ranks 6, 5, 4, 3, 2 and 1 are not drawn\n"
        "no-hand \"\": the hands are not given, both are read as empty\n"
        "no-turn \"\": the side to move is not given, White is assumed\n");
  CHECK(said_of(changed("5      | p |", "5      |")) ==
        "cell-count \"|:::|   |:/:|   |:::|\": rank 5 has 5 cells, not 6 or 7\n");
  CHECK(said_of(changed("2          | P |", "2          |")) ==
        "cell-count \"|:P:| P |:P:| P |\": rank 2 has 4 cells, not 5 to 7\n");
  CHECK(said_of(changed("4  |", "5  |")) ==
        "duplicate-rank \"5\": rank 5 is drawn already\n"
        "missing-rank \"\": rank 4 is not drawn\n");
}

TEST_CASE("hopgi diagram findings: cells") {
  CHECK(said_of(changed("| w |", "| k |")) == "bad-cell \"k\": `k` on `a6` is neither a piece nor a mark\n");
  CHECK(said_of(changed(":r:", ":::::")) ==
        "collapsed \"7  |:::::| p |:::|   |:::|   |:/:|\": the diagram has lost spaces or line ends\n"
        "bad-cell \":::::\": `:::::` on `a7` is neither a piece nor a mark\n");
  CHECK(said_of(changed("| F |   |", "| F |:::|")) ==
        "piece-on-hole \":::\": `:::` is on `e1`, which the board does not have\n");
  CHECK(said_of(changed("| w |", "|:w:|")) ==
        "shading \":w:\": `a6` is drawn shaded, which it is not (safe: write ` w `)\n");
  CHECK(said_of(changed("|:r:|", "| r |")) ==
        "shading \"r\": `a7` is a shaded square, but not drawn so (safe: write `:r:`)\n");
  CHECK(said_of(changed("|   |", "|:::|")) ==
        "shading \":::\": `d7` is drawn shaded, which it is not (safe: leave it blank)\n");
  CHECK(said_of(changed("|:/:|\n", "|   |\n")) ==
        "shading \"   \": `g7` is a shaded square, but not drawn so (safe: write `:/:`)\n");
  CHECK(said_of(changed("|:/:|\n", "|:::|\n")) ==
        "dividing-mark \":::\": `g7` is on the dividing line, its empty cell has a `/` (safe: write `:/:`)\n");
  CHECK(said_of(changed("|:::|", "|:/:|")) ==
        "dividing-mark \":/:\": `c7` does not lie on the dividing line (safe: write `:::`)\n");
  CHECK(said_of(changed("|   |", "| / |")) ==
        "dividing-mark \"/\": `d7` does not lie on the dividing line (safe: leave it blank)\n");
  CHECK(said_of(changed("| f |", "|+b |")) ==
        "promoted-spelling \"+b\": the Dragon Horse is drawn `h`, not `+b` (safe: write ` h `)\n"
        "census \"RBPrbp\": there are 5 bishops, the game has 4\n");
  CHECK(said_of(changed(":b:", ":w:")) == "king-count \":w:\": Black has more than one Wazir King\n");
}

TEST_CASE("hopgi diagram findings: borders") {
  CHECK(said_of(changed("#", "+")) ==
        "corner-mark \"+---+---+---+---+---+---+---+\": the blocked corner between `b3` and `c2` is not marked (safe: "
        "write `+---+---#---+---+---+---+---+`)\n");
  CHECK(said_of(changed("+---#", "#---+")) ==
        "corner-mark \"#\": the blocked corner is elsewhere, between `b3` and `c2` (safe: write "
        "`+---+---#---+---+---+---+---+`)\n");
  CHECK(said_of(changed("#---+", "#---#")) ==
        "corner-mark \"#\": the blocked corner is elsewhere, between `b3` and `c2` (safe: write `+`)\n");
  CHECK(said_of(changed("+---+\n7", "+\n7")) ==
        "bad-border \"+---+---+---+---+---+---+\": the border above rank 7 is `+---+---+---+---+---+---+---+` (safe: "
        "draw it so)\n");
  CHECK(said_of(changed("+   +", "+---+")) ==
        "bad-border \"+---+---+---+---+---+\": the border below rank 1 is `+---+---+   +---+---+` (safe: draw it "
        "so)\n");
  CHECK(said_of(changed("+   +", "+ +")) ==
        "collapsed \"+---+---+ +---+---+\": the diagram has lost spaces or line ends\n");
}

TEST_CASE("hopgi diagram findings: fields") {
  CHECK(said_of(changed("turn: w", "turn: White")) ==
        "bad-turn \"White\": `White` is neither `w` nor `b` (unsafe: write `w`)\n");
  CHECK(said_of(changed("turn: w", "turn :  ")) == "bad-turn \"turn :\": there is no side after `turn:`\n");
  CHECK(said_of(changed("RBPrbp", "RBP rbp")) == "bad-hand \"RBP rbp\": `RBP rbp` is not a hand\n");
  CHECK(said_of(changed("RBPrbp", "-")) == "bad-hand \"-\": `-` is not a hand (unsafe: leave it empty)\n");
  CHECK(said_of(changed("turn: w", "turn: w\nturn: x")) == "duplicate-field \"turn: x\": `turn` is there already\n");
  CHECK(said_of(changed("turn: w\n", "")) == "no-turn \"\": the side to move is not given, White is assumed\n");
}
