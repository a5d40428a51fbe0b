// The rules of Homeworlds on the two-player games of the archive: every game to its end, with the verdicts of the
// vectors.

#include "homeworlds/notation/record_reader.hpp"
#include "support/catch.hpp"
#include "support/homeworlds_reading.hpp"
#include "support/homeworlds_turns.hpp"
#include "support/vectors.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

// The columns of a row.
constexpr std::size_t id = 0;
constexpr std::size_t verdict = 6;
constexpr std::size_t first_error = 7;
constexpr std::size_t error_turn = 8;
constexpr std::size_t outcome = 9;
constexpr std::size_t final_position = 10;

class ArchiveGame {
 public:
  explicit ArchiveGame(const test::HomeworldsReading& reading)
      : reading_(reading), referee_(test::referee_of("", Profile::sdg)) {}

  void play() {
    for (const TurnNode& turn : reading_.ast.turns) {
      ++turns_;
      play(turn);
    }
  }

  const Referee& referee() const { return referee_; }
  const std::string& first_error() const { return first_error_; }
  std::size_t error_turn() const { return error_turn_; }

 private:
  // Homes are called by the handles of their players (homeworlds R13).
  void play(const TurnNode& node) {
    const auto first = reading_.ast.actions.begin() + node.first_action;
    test::HomeworldsTurn turn;
    turn.text = reading_.text;
    turn.span = node.span;
    turn.actions.assign(first, first + node.action_count);
    std::vector<Violation> violations;
    const Player mover = referee_.state().to_move();
    referee_.begin_turn(std::nullopt, false, violations);
    for (const ActionNode& action : turn.actions) {
      referee_.play(test::action_of(turn, action, referee_.state()), next_++, violations);
    }
    if (const State::Place* home = referee_.state().home_of(mover)) {
      referee_.add_name(home->id, reading_.slice(node.handle));
    }
    referee_.end_turn(false, violations);
    for (const Violation& violation : violations) {
      if (violation.weight != Weight::error || !first_error_.empty()) continue;
      first_error_ = name_of(violation.rule);
      error_turn_ = turns_;
    }
  }

  const test::HomeworldsReading& reading_;
  Referee referee_;
  ActionNumber next_ = 0;
  std::size_t turns_ = 0;
  std::string first_error_;
  std::size_t error_turn_ = 0;
};

}  // namespace

TEST_CASE("homeworlds rules: games of the archive") {
  ReadOptions options;
  options.dialect = Dialect::sdg;
  for (const auto& row : test::table_vectors("vectors/homeworlds/sdg-games.tsv")) {
    if (row.at(verdict) == "not-checked") continue;
    const auto text = test::shared_file("data/homeworlds/sdg-raw/" + row[id] + ".raw");
    if (!text) continue;
    CAPTURE(row[id]);
    const test::HomeworldsReading reading = test::read_homeworlds(*text, options);
    ArchiveGame game(reading);
    game.play();
    CHECK(game.first_error() == row.at(first_error));
    if (row[verdict] == "reject") {
      CHECK(std::to_string(game.error_turn()) == row.at(error_turn));
      continue;
    }
    CHECK(test::outcome_text(game.referee().result()) == row.at(outcome));
    CHECK(anonymous_text(game.referee().state().position()) == row.at(final_position));
  }
}
