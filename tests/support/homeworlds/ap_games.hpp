#pragma once
// Game records of Abstract Play for tests: read, played, and with all spans in the file.

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "support/homeworlds/games.hpp"

namespace plyglot::test {

struct HomeworldsApGame : HomeworldsGame {
  homeworlds::ApRecord document;
};

HomeworldsApGame homeworlds_ap_game(std::string text);

// A document with these moves, as JSON, and two players.
std::string ap_document(std::string_view moves);

}  // namespace plyglot::test
