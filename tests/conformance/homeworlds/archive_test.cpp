// The games of the archive: every game to its end, with the verdicts of the vectors.

#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/archive_columns.hpp"
#include "support/homeworlds/games.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::test::archive;
using namespace plyglot::homeworlds;

namespace {

const Violation* first_error_of(const test::HomeworldsGame& game) {
  const auto found = std::find_if(game.violations.begin(), game.violations.end(), [](const Violation& violation) {
    return violation.severity == diagnostics::Severity::error;
  });
  return found == game.violations.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("homeworlds rules: games of the archive") {
  ReadOptions options;
  options.dialect = Dialect::sdg;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    const auto text = test::shared_file("data/homeworlds/sdg-raw/" + row.at(id_column) + ".raw");
    if (!text) continue;
    CAPTURE(row[id_column]);
    const test::HomeworldsGame game = test::homeworlds_game(*text, options);
    const Violation* const error = first_error_of(game);
    CHECK((error == nullptr ? "" : name_of(error->rule)) == row.at(first_error_column));
    if (error != nullptr) CHECK(std::to_string(error->turn + 1) == row.at(error_turn_column));
    // The other programs do not play games of three and four as the site did (homeworlds-rules G27).
    if (row.at(verdict_column) == "not-checked") {
      CHECK((test::outcome_text(game.record) == "unknown") == (error != nullptr));
    }
    if (row[verdict_column] != "accept") continue;
    CHECK(test::outcome_text(game.record) == row.at(outcome_column));
    CHECK(anonymous_text(final_position(game.record)) == row.at(final_anonymous_column));
  }
}
