// Whole files of Homeworlds: how they are laid out, what is said of them, and how they end.

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/games.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {}  // namespace

TEST_CASE("homeworlds rules: files") {
  for (const auto& row : test::json_vectors("homeworlds/layout.jsonl")) {
    CAPTURE(row.dump());
    ReadOptions options;
    if (!row["layout_option"].is_null()) options.layout = layout_named(row["layout_option"].get<std::string>());
    const test::HomeworldsGame game = test::homeworlds_game(row["text"].get<std::string>(), options);
    CHECK(report_of(game) == test::sorted_expected_findings(row["diagnostics"]));
    CHECK(game.record.is_fragment == row["fragment"]);
    CHECK(test::outcome_text(game.record) == row["outcome"].get<std::string>());
    if (row["final"].is_null()) continue;
    CHECK(position_text(final_position(game.record)) == row["final"].get<std::string>());
  }
}
