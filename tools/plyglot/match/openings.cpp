#include "plyglot/match/openings.hpp"

#include "hexix/record/record_replay.hpp"
#include "plyglot/match/match_board.hpp"
#include "plyglot/playing/turn_search.hpp"
#include "plyglot/reading/inputs.hpp"
#include "plyglot/reading/record_reader.hpp"

#include "text/format.hpp"

#include <random>
#include <set>
#include <stdexcept>

namespace plyglot::tool::match {
namespace {

using toolchain::Game;

std::string notation_of(const MatchPlan& plan) { return plan.game == "hive" ? "uhp" : plan.game; }

Game new_game(const MatchPlan& plan, const std::string& type) {
  std::string problem;
  std::vector<std::pair<std::string, std::string>> options;
  if (plan.game == "hive") options.emplace_back("type", type);
  std::optional<Game> game = Game::start(plan.game, options, problem);
  if (!game) throw std::logic_error(problem);
  return *std::move(game);
}

std::string without_line_ends(std::string text) {
  text.erase(text.find_last_not_of("\r\n") + 1);
  return text;
}

// None if no text that engines take holds it.
std::optional<Opening> opening_at_end(const MatchPlan& plan, const toolchain::Model& model, const Game& game) {
  const auto* const of_hexix = std::get_if<hexix::Record>(&model);
  // Alone in a record such a line is a comment (hexix-position).
  if (of_hexix != nullptr && game.plies() == 0) {
    return Opening{"hexix-position", position_text(*hexix::final_position(*of_hexix))};
  }
  std::string problem;
  Opening opening{notation_of(plan), {}};
  std::vector<diagnostics::Diagnostic> ignored;
  if (!game.write(toolchain::target(opening.notation, problem), opening.text, diagnostics::collect_into(ignored))) {
    return std::nullopt;
  }
  opening.text = without_line_ends(std::move(opening.text));
  return opening;
}

std::uint32_t players_of(const toolchain::Model& model) {
  const auto* const of_homeworlds = std::get_if<homeworlds::Record>(&model);
  return of_homeworlds == nullptr ? 2 : of_homeworlds->player_count;
}

// Why games cannot begin there, or the opening.
std::string take_opening(const MatchPlan& plan, const Record& record, const toolchain::Language& language,
                         std::vector<Opening>& openings) {
  if (!record.is_sound) return "the game has an error";
  std::string problem;
  const std::optional<Game> game = Game::from(record.model, language, problem);
  if (!game) return problem;
  if (game->id() != plan.game) return text::format("this is a game of {}, and `--game` is {}", game->id(), plan.game);
  if (players_of(record.model) != 2) return "engines play games of two players";
  const std::optional<Opening> opening = opening_at_end(plan, record.model, *game);
  if (!opening) return "not a game: engines cannot be given a position of Hive";
  try {
    MatchBoard board(plan, *opening);
    for (const std::string& words : board.opening_moves()) {
      if (!board.play(words).is_legal) return "the game has a move that engines do not allow";
    }
    if (board.game().end()) return "the game is over; with --ply N it begins after its N-th ply";
  } catch (const std::runtime_error& unread) {
    return unread.what();
  }
  openings.push_back(*opening);
  return {};
}

}  // namespace

std::vector<Opening> random_openings(const MatchPlan& plan, const std::string& type, std::uint32_t plies,
                                     std::uint64_t seed, std::uint32_t wanted) {
  std::mt19937_64 random(seed);
  std::set<PositionKey> known;
  std::vector<Opening> openings;
  // Short openings are few, and most tries end in one that is known.
  const std::uint64_t most_tries = 1000 + std::uint64_t{wanted} * 20;
  for (std::uint64_t tries = 0; tries < most_tries && openings.size() < wanted; ++tries) {
    Game game = new_game(plan, type);
    std::vector<std::string> turns = turns_of(game);
    // The distributions of the standard library differ between libraries.
    for (; game.plies() < plies && !turns.empty(); turns = turns_of(game)) game.play(turns[random() % turns.size()]);
    if (turns.empty() || !known.insert(game.keys().mirrored).second) continue;
    openings.push_back({notation_of(plan), without_line_ends(game.text())});
  }
  return openings;
}

std::vector<Opening> openings_of(const MatchPlan& plan, const InputOptions& files, Run& run) {
  std::vector<Opening> openings;
  const Inputs inputs(files, run);
  FindingReport report(run, Stream::error);
  for (const Input& input : inputs.list()) {
    RecordReader reader(input, files.wanted(), report, run);
    while (const std::optional<Record> record = reader.next()) {
      const std::string problem = take_opening(plan, *record, input.language(), openings);
      if (!problem.empty()) run.failure(text::format("{}:{}: {}", input.name, record->line, problem));
    }
  }
  report.finish();
  return openings;
}

}  // namespace plyglot::tool::match
