#include "plyglot/match/match_play.hpp"

#include "hive/record/record_replay.hpp"
#include "plyglot/match/match_player.hpp"

namespace plyglot::tool::match {
namespace {

using uhp_check::Referee;

class GameInPlay {
 public:
  GameInPlay(const MatchPlan& plan, MatchGame& game)
      : plan_(plan),
        game_(game),
        opening_(*engines::game_words(plan.openings[game.planned.opening])),
        referee_(opening_.type),
        repeated_(opening_.type, "threefold"),
        white_(plan, game.planned.white, game),
        black_(plan, game.planned.black, game) {}

  void play() {
    if (begin() && play_opening()) {
      while (!is_over() && play_ply()) {
      }
    }
    white_.quit();
    black_.quit();
  }

 private:
  bool begin() {
    // Both are started, so that what White does does not change what is found of Black.
    const bool has_white = white_.begin(referee_);
    const bool has_black = black_.begin(referee_);
    if (!has_white) return lose(hive::Outcome::black_wins, white_);
    return has_black || lose(hive::Outcome::white_wins, black_);
  }

  bool play_opening() {
    for (const std::string& words : opening_.moves) {
      referee_.play(words);
      game_.moves.push_back({words, 0});
      ++game_.opening_plies;
      if (!follow()) return false;
    }
    return true;
  }

  bool play_ply() {
    const bool is_white = referee_.plies() % 2 == 0;
    if ((is_white ? white_ : black_).move(referee_)) return follow();
    return lose(is_white ? hive::Outcome::black_wins : hive::Outcome::white_wins, is_white ? white_ : black_);
  }

  // Both engines play the last ply. What is over on the board stays so, whatever they do then.
  bool follow() {
    const std::string words = game_.moves.back().words;
    repeated_.play(words);
    const bool white_moved = referee_.plies() % 2 == 1;
    MatchPlayer& first = white_moved ? white_ : black_;
    MatchPlayer& second = white_moved ? black_ : white_;
    const bool has_first = first.follow(words, referee_);
    const bool has_second = second.follow(words, referee_);
    if (is_over()) return true;
    const hive::Outcome first_loses = white_moved ? hive::Outcome::black_wins : hive::Outcome::white_wins;
    const hive::Outcome second_loses = white_moved ? hive::Outcome::white_wins : hive::Outcome::black_wins;
    if (!has_first) return lose(first_loses, first);
    return has_second || lose(second_loses, second);
  }

  bool is_over() {
    if (!game_.end.empty()) return true;
    if (referee_.is_over()) {
      const hive::Outcome outcome = hive::outcome_on_board(referee_.record());
      return end(outcome, outcome == hive::Outcome::draw ? end_names::queens : end_names::queen);
    }
    if (plan_.has_repetition && repeated_.is_over()) return end(hive::Outcome::draw, end_names::repetition);
    return referee_.plies() >= plan_.most_plies && end(hive::Outcome::draw, end_names::length);
  }

  bool end(hive::Outcome outcome, std::string_view how) {
    game_.outcome = outcome;
    game_.end = how;
    return true;
  }

  bool lose(hive::Outcome outcome, const MatchPlayer& loser) {
    end(outcome, loser.failure());
    return false;
  }

  const MatchPlan& plan_;
  MatchGame& game_;
  engines::GameWords opening_;
  // As engines know it, and with the draw by repetition.
  Referee referee_;
  Referee repeated_;
  MatchPlayer white_;
  MatchPlayer black_;
};

}  // namespace

MatchGame play_game(const MatchPlan& plan, std::uint32_t number) {
  MatchGame game;
  game.planned = planned_game(plan, number);
  GameInPlay(plan, game).play();
  return game;
}

}  // namespace plyglot::tool::match
