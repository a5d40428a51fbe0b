#include "plyglot/match/match_play.hpp"

#include "plyglot/match/match_player.hpp"

namespace plyglot::tool::match {
namespace {

class GameInPlay {
 public:
  GameInPlay(const MatchPlan& plan, MatchGame& game)
      : game_(game),
        board_(plan, plan.openings[game.planned.opening]),
        players_{new_player(plan, game.planned.engines[0], game), new_player(plan, game.planned.engines[1], game)} {}

  void play() {
    if (begin() && play_opening()) {
      while (!is_over() && play_ply()) {
      }
    }
    for (const auto& player : players_) player->quit();
  }

 private:
  bool begin() {
    // Both are started, so that what the first one does does not change what is found of the second.
    const bool has_first = players_[0]->begin(board_);
    const bool has_second = players_[1]->begin(board_);
    if (!has_first) return lose(0);
    return has_second || lose(1);
  }

  bool play_opening() {
    for (const std::string& words : board_.opening_moves()) {
      const std::size_t side = board_.to_move();
      board_.play(words);
      game_.opening_plies = board_.plies();
      if (!follow(words, side)) return false;
    }
    game_.opening_plies = board_.plies();
    return true;
  }

  bool play_ply() {
    const std::size_t side = board_.to_move();
    if (!players_[side]->move(board_)) return lose(side);
    return follow(game_.moves.back().words, side);
  }

  // Both engines play the last ply. What is over on the board stays so, whatever they do then.
  bool follow(const std::string& words, std::size_t side) {
    const bool has_mover = players_[side]->follow(words, board_);
    const bool has_other = players_[1 - side]->follow(words, board_);
    if (is_over()) return true;
    if (!has_mover) return lose(side);
    return has_other || lose(1 - side);
  }

  bool is_over() {
    if (!game_.end.empty()) return true;
    const std::optional<MatchBoard::End> end = board_.end();
    if (!end) return false;
    game_.winner = end->winner;
    game_.end = end->how;
    return true;
  }

  bool lose(std::size_t side) {
    game_.winner = 1 - side;
    game_.end = players_[side]->failure();
    return false;
  }

  MatchGame& game_;
  MatchBoard board_;
  std::array<std::unique_ptr<MatchPlayer>, 2> players_;
};

}  // namespace

MatchGame play_game(const MatchPlan& plan, std::uint32_t number) {
  MatchGame game;
  game.planned = planned_game(plan, number);
  GameInPlay(plan, game).play();
  return game;
}

}  // namespace plyglot::tool::match
