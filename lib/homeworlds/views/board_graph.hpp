#pragma once
// A position as a board that renderers and other programs understand (homeworlds-rules 7).

#include "homeworlds/rules/referee/referee.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::homeworlds {

// What a state does not know of itself.
struct BoardContext {
  // By seat; who has none is called by the seat (homeworlds R13).
  std::vector<std::string> players;
  // By the number of the action; those that are missing have no text.
  std::vector<text::Span> actions;
  // Of the position that the game began with, by its systems; empty if there was none.
  std::vector<text::Span> systems;
  Result result;
  // Of the last turn: what it put where it is, is marked.
  ActionNumber last_turn = no_action;
};

// One node for each system in the order of creation, called by its name: its stars, then its ships by player, each
// sorted. Connected systems have edges both ways. The bank is a pile of all other pieces.
board::BoardGraph board_of(const State& state, const BoardContext& context = {});

// After the last turn up to which the position is certain (homeworlds-rules E2). Each piece has the span of the action
// that put it where it is, or of its system in the position that the record begins with. In time of the actions.
board::BoardGraph board_of(const Record& record);

// Why it is unknown what is on the board of a game whose rules are not checked (homeworlds-rules G27); otherwise empty.
std::string why_no_board(const Record& record);

}  // namespace plyglot::homeworlds
