#pragma once
// Forced wins, proved by looking at every reply: whether the side to move wins within a number of plies, whatever the
// other side does.

#include "search/limits.hpp"
#include "search/proof_table.hpp"

#include <optional>
#include <utility>

namespace plyglot::search {

// How a move ended the game, for the side that made it.
enum class End : std::uint8_t { none, win, loss, draw };

template <class Move>
struct Proof {
  // False if a limit ended the search: then `plies`, if there are any, are still proved, and the rest may be missing.
  bool is_finished = true;
  // The least number of plies within which the side to move can force a win, its own and the other side's counted.
  // None if there is no win within the plies that were asked for.
  std::optional<unsigned> plies;
  // All first moves that win within that number, in the order of the game's list.
  std::vector<Move> first_moves;
  // Of as many plies: the side to move wins as soon as it can, and the other side loses as late as it can. Where
  // several moves do that, the first in the order of the game's list.
  std::vector<Move> line;
  // How many positions were looked at.
  std::uint64_t nodes = 0;
};

// The most plies that can be asked for.
inline constexpr unsigned most_plies = 64;

// Game is a class with a position in play:
//   Move                             with ==
//   Key                              an ExactKey
//   Played                           what `play` answers: its member `end`, and what `undo` needs
//   constexpr bool losing_moves      whether a side can lose by its own move
//   void list(moves) const           all legal moves, each once
//   void list_in_order(moves) const  the same in the order of the answer
//   void list_wins(moves) const      legal moves among which are all that win at once
//   bool may_lose() const            false only if no move of the side to move loses at once
//   Key key() const; Played play(move); void undo(played)
template <class Game>
class Prover {
 public:
  using Move = typename Game::Move;

  // The game must outlive the prover, and is left as it was.
  Prover(Game& game, const Limits& limits) : game_(game), budget_(limits) {}

  // At most `most_plies`.
  Proof<Move> prove(unsigned plies) {
    Proof<Move> proof;
    lists_.resize(plies + 1);
    hints_.resize(plies + 1);
    // The last ply is the winner's, unless a side can lose by its own.
    constexpr unsigned step = Game::losing_moves ? 1 : 2;
    for (unsigned tried = 1; tried <= plies && !proof.plies && !budget_.is_spent(); tried += step) {
      if (wins(tried)) proof.plies = tried;
    }
    if (proof.plies) {
      proof.first_moves = first_moves(*proof.plies);
      proof.line = line(*proof.plies);
    }
    proof.is_finished = !budget_.is_spent();
    proof.nodes = budget_.nodes();
    return proof;
  }

 private:
  using Played = typename Game::Played;
  using Table = ProofTable<typename Game::Key, Move>;

  // After a limit was reached the answer true is still proved, and false means nothing.

  // Whether the attacker, whose turn it is, can force a win within so many plies.
  bool wins(unsigned plies) {
    if (plies == 0 || !budget_.spend()) return false;
    if (plies == 1) return wins_at_once();
    return looked_up(plies, [&] { return has_winning_move(plies); });
  }

  // Whether the defender, whose turn it is, loses within so many plies, whatever he does.
  bool loses(unsigned plies) {
    if (plies == 0 || (plies == 1 && !Game::losing_moves) || !budget_.spend()) return false;
    if (plies == 1) return loses_at_once();
    return looked_up(plies, [&] { return has_losing_moves_only(plies); });
  }

  template <class Find>
  bool looked_up(unsigned plies, Find find) {
    const typename Game::Key key = game_.key();
    if (const auto* entry = table_.find(key)) {
      if (entry->won <= plies) return true;
      if (entry->open >= plies) return false;
      hints_[plies].front() = entry->move;
    }
    const bool is_won = find();
    if (!is_won && budget_.is_spent()) return false;
    auto& entry = table_.at(key);
    if (is_won) {
      entry.won = std::min(entry.won, static_cast<std::uint8_t>(plies));
    } else {
      entry.open = std::max(entry.open, static_cast<std::uint8_t>(plies));
    }
    entry.move = hints_[plies].back();
    return is_won;
  }

  bool wins_at_once() {
    std::vector<Move>& moves = lists_[1];
    game_.list_wins(moves);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return end_of(move) == End::win; });
  }

  bool loses_at_once() {
    if (!game_.may_lose()) return false;
    std::vector<Move>& moves = lists_[1];
    game_.list(moves);
    // No game says that a side without moves has lost, but by the end of the ply before.
    return !moves.empty() &&
           std::all_of(moves.begin(), moves.end(), [&](const Move& move) { return end_of(move) == End::loss; });
  }

  bool has_winning_move(unsigned plies) {
    for (const Move& move : ordered(plies)) {
      if (wins_with(move, plies)) return decided(move, plies, true);
      if (budget_.is_spent()) break;
    }
    return false;
  }

  bool has_losing_moves_only(unsigned plies) {
    const std::vector<Move>& moves = ordered(plies);
    for (const Move& move : moves) {
      if (!loses_with(move, plies)) return decided(move, plies, false);
    }
    return !moves.empty();
  }

  bool wins_with(const Move& move, unsigned plies) {
    const Played played = game_.play(move);
    const bool is_won = played.end == End::win || (played.end == End::none && loses(plies - 1));
    game_.undo(played);
    return is_won;
  }

  bool loses_with(const Move& move, unsigned plies) {
    const Played played = game_.play(move);
    const bool is_lost = played.end == End::loss || (played.end == End::none && wins(plies - 1));
    game_.undo(played);
    return is_lost;
  }

  End end_of(const Move& move) {
    const Played played = game_.play(move);
    game_.undo(played);
    return played.end;
  }

  // Keeps the move to be tried early where it may decide again.
  bool decided(const Move& move, unsigned plies, bool answer) {
    hints_[plies].back() = move;
    return answer;
  }

  // First the move that decided the position before, then the one that decided the last position of as many plies.
  const std::vector<Move>& ordered(unsigned plies) {
    std::vector<Move>& moves = lists_[plies];
    game_.list(moves);
    auto front = moves.begin();
    for (const Move& hint : hints_[plies]) {
      const auto found = std::find(front, moves.end(), hint);
      if (found != moves.end()) std::iter_swap(front++, found);
    }
    return moves;
  }

  std::vector<Move> moves_in_order() const {
    std::vector<Move> moves;
    game_.list_in_order(moves);
    return moves;
  }

  std::vector<Move> first_moves(unsigned plies) {
    std::vector<Move> moves;
    for (const Move& move : moves_in_order()) {
      if (wins_with(move, plies)) moves.push_back(move);
    }
    return moves;
  }

  // The win takes exactly so many plies.
  std::vector<Move> line(unsigned plies) {
    std::vector<Move> moves;
    std::vector<Played> played;
    for (; plies > 0; --plies) {
      const std::optional<Move> next = played.size() % 2 == 0 ? quickest_win(plies) : longest_defence(plies);
      if (!next) break;
      moves.push_back(*next);
      played.push_back(game_.play(*next));
    }
    for (; !played.empty(); played.pop_back()) game_.undo(played.back());
    return moves;
  }

  std::optional<Move> quickest_win(unsigned plies) {
    for (const Move& move : moves_in_order()) {
      if (wins_with(move, plies)) return move;
    }
    return std::nullopt;
  }

  std::optional<Move> longest_defence(unsigned plies) {
    for (const Move& move : moves_in_order()) {
      const bool is_longest = plies == 1 || !loses_with(move, plies - 1);
      if (budget_.is_spent()) break;
      if (is_longest) return move;
    }
    return std::nullopt;
  }

  Game& game_;
  Budget budget_;
  Table table_;
  // Reused, by the number of plies.
  std::vector<std::vector<Move>> lists_;
  std::vector<std::array<Move, 2>> hints_;
};

// Whether the side to move of the game can force a win within so many plies, at most `most_plies`.
template <class Game>
Proof<typename Game::Move> prove_win_of(Game game, unsigned plies, const Limits& limits) {
  return Prover<Game>(game, limits).prove(plies);
}

}  // namespace plyglot::search
