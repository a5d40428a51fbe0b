#pragma once
// Homeworlds games in other dialects, for tests.

#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "support/homeworlds/games.hpp"

namespace plyglot::test {

// `translate/lost-pass: pass -> `, one a line, sorted; without what is said of the game as a whole.
std::string losses_text(const homeworlds::Retargeted& translation);

// The anonymous position after every turn that is certain, with the player to move, by the rules of the record.
std::vector<std::string> positions_of(const homeworlds::Record& record);

homeworlds::Dialect homeworlds_dialect(std::string_view name);

// A game that has been translated, printed and read again.
struct HomeworldsTranslated {
  homeworlds::Retargeted translation;
  std::string text;
  HomeworldsGame read_back;
};
HomeworldsTranslated translated(const homeworlds::Record& from, homeworlds::RetargetForm to);
// By the rules of the target it can all be played, and written.
bool is_admitted(const homeworlds::Retargeted& translation);

// What a record says otherwise than the one that it was translated from, as lines of losses_text: what should have been
// declared. Fails the test that runs where they differ in what a translation never changes.
std::string differences_text(const homeworlds::Record& from, const homeworlds::Record& to);

}  // namespace plyglot::test
