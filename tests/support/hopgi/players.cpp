#include "support/hopgi/players.hpp"

#include <algorithm>

namespace plyglot::test {

using namespace hopgi;

namespace {

template <class Condition>
std::vector<Turn> those(const std::vector<Turn>& turns, Condition condition) {
  std::vector<Turn> result;
  std::copy_if(turns.begin(), turns.end(), std::back_inserter(result), condition);
  return result;
}

bool is_drop(const Turn& turn) { return turn.first.kind == LegKind::drop; }
bool takes(const Turn& turn) { return turn.first.is_capture || (turn.second && turn.second->is_capture); }

// How many kings the turn leaves the other side.
unsigned enemy_kings_after(const State& state, const Turn& turn) {
  State after = state;
  play_turn(after, turn);
  return count(after.kings(opponent_of(state.to_move())));
}

Turn greedy_turn(Random& random, const State& state, const std::vector<Turn>& turns) {
  const unsigned kings = count(state.kings(opponent_of(state.to_move())));
  const std::vector<Turn> captures = those(turns, takes);
  const std::vector<Turn> regicides =
      those(captures, [&](const Turn& turn) { return enemy_kings_after(state, turn) < kings; });
  if (!regicides.empty()) return random.pick(regicides);
  return random.pick(!captures.empty() && random.chance(70) ? captures : turns);
}

}  // namespace

Turn chosen_hopgi_turn(Random& random, const State& state, HopgiPlayer player) {
  std::vector<Turn> turns = list_legal_turns(state);
  // There are so many squares to drop on that little else would be played.
  if (random.chance(75)) {
    const std::vector<Turn> steps = those(turns, [](const Turn& turn) { return !is_drop(turn); });
    if (!steps.empty()) turns = steps;
  }
  return player == HopgiPlayer::greedy ? greedy_turn(random, state, turns) : random.pick(turns);
}

PlayedHopgiGame played_hopgi_game(Random& random, const Position& initial, const std::array<HopgiPlayer, 2>& players,
                                  std::size_t most_turns) {
  PlayedHopgiGame game;
  game.initial = initial;
  State state(initial);
  while (game.turns.size() < most_turns && has_legal_turn(state)) {
    game.turns.push_back(chosen_hopgi_turn(random, state, players[static_cast<std::size_t>(state.to_move())]));
    play_turn(state, game.turns.back());
  }
  game.winner = winner(state);
  return game;
}

}  // namespace plyglot::test
