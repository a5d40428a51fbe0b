#pragma once
// Turns of Homeworlds as the page of the notation writes them, for tests of the rules. A small strict reader: clean
// turns only, and no finding of its own.

#include "homeworlds/record/ast.hpp"
#include "homeworlds/rules/referee/referee.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

struct HomeworldsTurn {
  std::string_view text;
  // From the first to the last word, with the `*`.
  text::Span span;
  std::vector<homeworlds::ActionNode> actions;
  bool is_confirmed = false;
};
// The text must outlive the turn. A word that cannot be read fails the test that runs.
HomeworldsTurn read_homeworlds_turn(std::string_view text);

// What the words mean on the board: a trade is read in the order that can be played (homeworlds R8), and a home without
// a name is called by its seat.
homeworlds::Action action_of(const HomeworldsTurn& turn, const homeworlds::ActionNode& node,
                             const homeworlds::State& state);

// Plays a turn of the player to move. Numbers of actions go on from `first`.
std::vector<homeworlds::Violation> play_turn(homeworlds::Referee& referee, const HomeworldsTurn& turn,
                                             homeworlds::ActionNumber first = 0);

// Where a finding points in a turn whose actions are numbered from `first`.
text::Span span_of(const HomeworldsTurn& turn, const homeworlds::Violation& violation,
                   homeworlds::ActionNumber first = 0);

// As the lines of expected_findings: `homeworlds/not-connected error 14-19`.
std::string findings_text(const HomeworldsTurn& turn, const std::vector<homeworlds::Violation>& violations,
                          homeworlds::ActionNumber first = 0);

// What became of a position.
struct PlayedTurns {
  // Findings of all turns; spans count from the start of their own turn.
  std::string findings;
  std::vector<homeworlds::Violation> violations;
  std::string position;
  std::string outcome;
  bool is_certain = true;
};
// Actions are numbered through all turns.
PlayedTurns played_turns(std::string_view position, const std::vector<std::string_view>& turns,
                         homeworlds::Profile profile = homeworlds::Profile::rules);

homeworlds::Position homeworlds_position(std::string_view text);
// Of a position as text; of the empty text the start of a game for two.
homeworlds::Referee referee_of(std::string_view position, homeworlds::Profile profile = homeworlds::Profile::rules);
homeworlds::Profile homeworlds_profile(std::string_view name);
// `open`, `win:0`, `draw`.
std::string outcome_text(homeworlds::Result result);

}  // namespace plyglot::test
