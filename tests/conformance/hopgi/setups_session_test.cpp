// FEN and diagrams of Hopgi through the library's front door, against the vectors.

#include "hopgi/board/fen_text.hpp"
#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/setups/setup_session.hpp"
#include "support/hopgi/setups/setup_texts.hpp"

using namespace plyglot;
using test::HopgiSetupSession;

TEST_CASE("hopgi vectors: FEN through the front door") {
  HopgiSetupSession session("hopgi-fen");
  for (const auto& row : test::json_vectors("hopgi/fen.jsonl")) {
    const auto input = row["input"].get<std::string>();
    CAPTURE(input);
    CHECK(session.lint(input, false) == test::hopgi_report(row["diagnostics"]));
    CHECK(session.format(input, false) == (row["canonical"].is_null() ? input : row["canonical"].get<std::string>()));
    // In a file the same, if it is a line with something on it.
    if (input.find_first_not_of(' ') == std::string::npos) continue;
    CHECK(session.lint(input + '\n') == test::hopgi_report(row["diagnostics"]));
  }
}

TEST_CASE("hopgi vectors: diagrams through the front door") {
  HopgiSetupSession session("hopgi-diagram");
  for (const auto& row : test::json_vectors("hopgi/diagram.jsonl")) {
    if (!row.contains("input")) continue;
    const auto input = row["input"].get<std::string>();
    CAPTURE(input);
    CHECK(session.lint(input) == test::hopgi_report(row["diagnostics"]));
    if (row["canonical"].is_null()) continue;
    const std::vector<std::string> open = test::open_names(session.findings());
    session.lint(row["canonical"].get<std::string>());
    const bool is_kept = open != test::open_names(session.findings());
    CHECK(session.format(input) == (is_kept ? input : row["canonical"].get<std::string>()));
    CHECK(session.canonical(input) == row["canonical"].get<std::string>());
    std::size_t i = 0;
    for (const auto& [setup, is_sound] : session.read(input)) {
      CHECK(is_sound);
      CHECK(hopgi::fen_text(setup.position) == row["fen"].at(i++).get<std::string>());
    }
    CHECK(i == row["fen"].size());
  }
}

TEST_CASE("hopgi vectors: FEN and diagrams are translated into each other") {
  HopgiSetupSession fens("hopgi-fen");
  HopgiSetupSession diagrams("hopgi-diagram");
  for (const auto& row : test::json_vectors("hopgi/translate-fen-diagram.jsonl")) {
    const auto fen = row["fen"].get<std::string>();
    const auto diagram = row["diagram"].get<std::string>();
    CAPTURE(fen);
    CHECK(fens.translate(fen + '\n', "hopgi-diagram").text == diagram);
    const std::string board = fen.substr(0, fen.find(" - - "));
    const bool has_counters = fen.substr(board.size()) != " - - 0 1";
    CHECK((fens.report().find("translate/lost-counters") != std::string::npos) == has_counters);
    CHECK(diagrams.translate(diagram, "hopgi-fen").text == board + " - - 0 1\n");
    CHECK(diagrams.report().empty());
  }
}

TEST_CASE("hopgi translation: diagrams are separated by empty lines, each FEN is one line") {
  HopgiSetupSession fens("hopgi-fen");
  HopgiSetupSession diagrams("hopgi-diagram");
  const std::string start = "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1\n";
  const std::string both = test::hopgi_start_diagram + '\n' + test::hopgi_start_diagram;
  CHECK(fens.translate(start + start, "hopgi-diagram").text == both);
  const auto back = diagrams.translate(both, "hopgi-fen");
  CHECK(back.written == 2);
  CHECK(back.refused == 0);
  CHECK(back.text.find(start) != std::string::npos);
}

TEST_CASE("hopgi formatting: a diagram with an error keeps its bytes, others are drawn") {
  HopgiSetupSession session("hopgi-diagram");
  const std::string bad = "7 | x\nturn:  w  // no\n";
  std::string shabby = test::hopgi_start_diagram;
  shabby.replace(shabby.find("turn: w"), 7, "turn  :w   ");
  CHECK(session.format("// a  \n" + bad + "\n" + shabby) == "// a\n" + bad + "\n" + test::hopgi_start_diagram);
  CHECK(session.format("\xEF\xBB\xBF" + test::hopgi_start_diagram) == test::hopgi_start_diagram);
}

TEST_CASE("hopgi formatting: a string may hold several diagrams, and ends without a line end") {
  HopgiSetupSession session("hopgi-diagram");
  const std::string diagram = test::hopgi_start_diagram;
  const std::string several = "// a\n" + diagram + "\n" + diagram;
  const std::string formatted = several.substr(0, several.size() - 1);
  CHECK(session.format(several, false) == formatted);
  CHECK(session.format(formatted + "\n\n", false) == formatted);
  CHECK(session.format("\n\n", false).empty());
  // A carriage return at the end of what keeps its bytes stays, without the one of its line end.
  CHECK(session.format("7 | x\r\r\n\n", false) == "7 | x\r");
  CHECK(session.lint(several, false).empty());
}

TEST_CASE("hopgi diagrams: a comment that suppresses nothing is deleted with its line, and leaves no blank line") {
  HopgiSetupSession session("hopgi-diagram");
  for (const std::string_view end : {"\n", "  \n", "\r\n", "\r \r\r\n"}) {
    std::string diagram = test::hopgi_start_diagram;
    diagram.insert(diagram.find("turn"), "// plyglot: ignore[hopgi-diagram/shading] x" + std::string(end));
    CAPTURE(diagram);
    CHECK(session.fix(diagram) == test::hopgi_start_diagram);
  }
}
