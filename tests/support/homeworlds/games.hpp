#pragma once
// Whole games of Homeworlds for tests: read, and played as the library does it.

#include "homeworlds/rules/violation.hpp"
#include "support/homeworlds/reading.hpp"

namespace plyglot::test {

// The names of the games in homeworlds/games of the vectors.
inline const std::vector<std::string> self_play_games = {"selfplay3",  "selfplay4",  "selfplay8",  "selfplay14",
                                                         "selfplay20", "selfplay26", "selfplay42", "selfplay54"};

struct HomeworldsGame {
  HomeworldsReading reading;
  std::vector<homeworlds::Violation> violations;
  homeworlds::Record record;
};

// Without a profile that of the header `Rules`, or else of the dialect.
HomeworldsGame homeworlds_game(std::string text, const homeworlds::ReadOptions& options = {},
                               std::optional<homeworlds::Profile> profile = std::nullopt);

// What the notation and the rules found: `homeworlds/bad-piece error 6-8`, one a line, sorted.
std::string report_of(const HomeworldsGame& game);
// `open`, `win:0`, `draw`, `unknown`.
std::string outcome_text(const homeworlds::Record& record);

}  // namespace plyglot::test
