// Options of FEN, and what FEN and diagrams lose of each other (hopgi 6, 8).

#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/setups/setup_texts.hpp"
#include "support/hopgi/setups/setups.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;
using SetupRow = notation::Row<hopgi::Setup>;

namespace {

notation::OptionValues fen_options(std::string_view hole, std::string_view promoted) {
  notation::OptionValues values(hopgi::fen::row.about->options);
  CHECK(values.set("hole", hole).empty());
  CHECK(values.set("promoted", promoted).empty());
  return values;
}

// What is reported when the setup is to be written in the notation.
std::string losses(const SetupRow& row, const hopgi::Setup& setup, const notation::OptionValues& options) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  CHECK(row.admits(setup, options, {options, reporter}));
  reporter.finish();
  return test::hopgi_report(findings);
}

std::string losses(const SetupRow& row, const hopgi::Setup& setup) {
  return losses(row, setup, notation::OptionValues(row.about->options));
}

}  // namespace

TEST_CASE("hopgi fen options: how holes and promoted pieces are written") {
  const test::HopgiFen fen("+Rp5/wp5/*p5/fp5/bp5/**PPPP1/**BF*WR[RBPPrbp] w - - 0 9");
  const auto written = [&](std::string_view hole, std::string_view promoted) {
    std::string out;
    CHECK(hopgi::fen::row.print(fen.setup, fen_options(hole, promoted), out));
    return out;
  };
  CHECK(written("*", "plus") == "+Rp5/wp5/*p5/fp5/bp5/**PPPP1/**BF*WR[RBPPrbp] w - - 0 9");
  CHECK(written("*", "letter") == "Dp5/wp5/*p5/fp5/bp5/**PPPP1/**BF*WR[RBPPrbp] w - - 0 9");
  // Game Courier has the hands on an eighth rank; no piece of them is lost.
  const std::string for_game_courier = "+Rp5/wp5/-p5/fp5/bp5/--PPPP1/--BF-WR/RBPPrbp w - - 0 9";
  CHECK(written("-", "plus") == for_game_courier);
  CHECK(test::HopgiFen(for_game_courier).setup.position == fen.setup.position);
  const test::HopgiFen without_hands("7/7/*6/7/7/**5/**2*2[] w - - 0 1");
  std::string out;
  CHECK(hopgi::fen::row.print(without_hands.setup, fen_options("-", "plus"), out));
  CHECK(out == "7/7/-6/7/7/--5/--2-2 w - - 0 1");
  CHECK_FALSE(notation::OptionValues(hopgi::fen::row.about->options).set("hole", "_").empty());
}

TEST_CASE("hopgi fen losses: marks and comments of a diagram") {
  std::string diagram = test::hopgi_start_diagram;
  diagram.replace(diagram.find("|   |"), 5, "| + |");
  diagram += "// end\n";
  const test::HopgiDiagram read(diagram);
  const std::size_t mark = diagram.find("| + |") + 2;
  const std::size_t comment = diagram.find("//");
  const std::string found = "translate/lost-marks info " + std::to_string(mark) + '-' + std::to_string(mark + 1) +
                            "\ntranslate/comments-dropped info " + std::to_string(comment) + '-' +
                            std::to_string(comment + 6) + '\n';
  CHECK(losses(hopgi::fen::row, read.setup) == found);
  const test::HopgiFen fen("7/7/*6/7/7/**5/**2*2[R] w - - 0 1");
  CHECK(losses(hopgi::fen::row, fen.setup).empty());
  CHECK(losses(hopgi::fen::row, fen.setup, fen_options("-", "plus")).empty());
}

TEST_CASE("hopgi diagram losses: counters") {
  const std::string start(test::hopgi_start_fen);
  const std::string board = start.substr(0, start.size() - 3);
  CHECK(losses(hopgi::diagram::row, test::HopgiFen(start).setup).empty());
  CHECK(losses(hopgi::diagram::row, test::HopgiFen(board + "3 17").setup) == "translate/lost-counters info 50-54\n");
  CHECK(losses(hopgi::diagram::row, test::HopgiFen(board + "0 2").setup) == "translate/lost-counters info 50-53\n");
  CHECK(losses(hopgi::diagram::row, test::HopgiFen(board + "4").setup) == "translate/lost-counters info 0-51\n");
}
