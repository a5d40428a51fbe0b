// Diagrams of Hopgi against the vectors.

#include "hopgi/views/diagram.hpp"
#include "hopgi/board/fen_text.hpp"
#include "hopgi/views/picture.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/setups/setups.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;

namespace {

nlohmann::json marks_of(const hopgi::Setup& setup) {
  nlohmann::json marks = nlohmann::json::object();
  for (const hopgi::Mark& mark : setup.marks) {
    marks[std::string(hopgi::square_name(mark.square))] = std::string(1, hopgi::diagram::letter_of(mark.kind));
  }
  return marks;
}

}  // namespace

TEST_CASE("hopgi vectors: diagrams") {
  for (const auto& row : test::json_vectors("hopgi/diagram.jsonl")) {
    CAPTURE(row["id"]);
    const test::HopgiSetupFile file(hopgi::diagram::row, test::input_of(row));
    CHECK(test::hopgi_report(file.findings) == test::hopgi_report(row["diagnostics"]));
    const bool has_error = row["canonical"].is_null();
    for (const hopgi::Setup& setup : file.setups) CHECK((setup.is_sound || has_error));
    if (has_error) continue;
    CHECK(file.formatted == row["canonical"].get<std::string>());
    REQUIRE(file.setups.size() == row["fen"].size());
    for (std::size_t i = 0; i < file.setups.size(); ++i) {
      CHECK(hopgi::fen_text(file.setups[i].position) == row["fen"][i].get<std::string>());
      CHECK(marks_of(file.setups[i]) == row["marks"][i]);
    }
  }
}

TEST_CASE("hopgi vectors: FEN and diagrams say the same") {
  for (const auto& row : test::json_vectors("hopgi/translate-fen-diagram.jsonl")) {
    CAPTURE(row.dump());
    const auto fen = row["fen"].get<std::string>();
    const auto diagram = row["diagram"].get<std::string>();
    const test::HopgiFen from_fen(fen);
    std::string written;
    CHECK(hopgi::diagram::print(from_fen.setup, written));
    CHECK(written + '\n' == diagram);

    const test::HopgiSetupFile from_diagram(hopgi::diagram::row, diagram);
    CHECK(from_diagram.findings.empty());
    REQUIRE(from_diagram.setups.size() == 1);
    hopgi::Position position = from_diagram.setups[0].position;
    position.clock = from_fen.setup.position.clock;
    position.turn_number = from_fen.setup.position.turn_number;
    CHECK(hopgi::fen_text(position) == fen);
  }
}

// hopgi R6: the page's text has a pawn on b6 where its diagram shows it on c6.
TEST_CASE(
    "hopgi vectors: the marks of the page's diagrams are moves of their pieces, but not with the slip of its text") {
  for (const auto& row : test::json_vectors("hopgi/diagram.jsonl")) {
    const auto id = row["id"].get<std::string>();
    const bool is_of_page = id.find("example") != std::string::npos;
    if (!is_of_page) continue;
    CAPTURE(id);
    std::string input = test::input_of(row);
    CHECK(test::HopgiSetupFile(hopgi::diagram::row, input, true, test::marked_moves_alone()).findings.empty());
    const std::size_t pawn = input.find("|:x:| P |");
    if (id != "white-pawn-example" || pawn == std::string::npos) continue;
    input.replace(pawn, 9, "|:P:|   |");
    const test::HopgiSetupFile slip(hopgi::diagram::row, input, true, test::marked_moves_alone());
    REQUIRE(slip.findings.size() == 1);
    CHECK(slip.findings[0].message.find("the Pawn on `b6` is nearest") != std::string::npos);
  }
}
