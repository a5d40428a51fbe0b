// FEN of Hopgi against the vectors.

#include "hopgi/board/fen_text.hpp"
#include "hopgi/reading/fen/read_fen.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/setups/setups.hpp"

using namespace plyglot;

TEST_CASE("hopgi vectors: FEN") {
  for (const auto& row : test::json_vectors("hopgi/fen.jsonl")) {
    CAPTURE(row.dump());
    const auto input = row["input"].get<std::string>();
    const test::HopgiFen fen(input);
    CHECK(test::hopgi_report(fen.findings) == test::hopgi_report(row["diagnostics"]));
    CHECK(fen.setup.is_sound == !row["canonical"].is_null());
    if (!fen.setup.is_sound) continue;
    CHECK(hopgi::fen_text(fen.setup.position) == row["canonical"].get<std::string>());
  }
}

TEST_CASE("hopgi vectors: every FEN in them is canonical") {
  for (const auto& row : test::json_vectors("hopgi/translate-fen-diagram.jsonl")) {
    const auto input = row["fen"].get<std::string>();
    CAPTURE(input);
    const auto position = hopgi::position_from_fen(input);
    REQUIRE(position);
    CHECK(hopgi::fen_text(*position) == input);
  }
}
