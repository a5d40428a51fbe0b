#include "hopgi/views/move_list.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

namespace plyglot::hopgi {
namespace {

std::string end_words(const State& state) {
  const std::optional<Side> side = winner(state);
  if (side) return text::format("the game is over: {} has won", name_of(*side));
  return "the game is over: neither side has a king";
}

}  // namespace

bool list_moves_of(const Position& position, MoveForm form, std::vector<std::string>& moves, std::string& why) {
  const State state(position);
  if (is_over(state)) {
    why = end_words(state);
    return false;
  }
  const std::vector<Turn> turns = list_legal_turns(state);
  if (turns.empty()) {
    why = text::format("{} has no legal turn", name_of(state.to_move()));
    return false;
  }
  const bool is_short = form == MoveForm::short_form;
  for (const Turn& turn : turns) moves.push_back(is_short ? short_turn_text(state, turn) : turn_text(turn));
  // Short forms are in another order.
  text::sort(moves.begin(), moves.end());
  return true;
}

}  // namespace plyglot::hopgi
