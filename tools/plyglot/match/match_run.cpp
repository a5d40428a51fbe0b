#include "plyglot/engines/process_groups.hpp"
#include "plyglot/engines/uhp_engine.hpp"
#include "plyglot/match/game_pool.hpp"
#include "plyglot/match/match.hpp"
#include "plyglot/match/match_events.hpp"
#include "plyglot/match/match_player.hpp"
#include "plyglot/match/match_table.hpp"
#include "plyglot/match/openings.hpp"
#include "plyglot/match/run_folder.hpp"
#include "plyglot/usage_error.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace plyglot::tool {
namespace {

using namespace match;

constexpr std::string_view random_word = "random:";
constexpr std::uint32_t most_opening_plies = 40;
constexpr std::uint32_t usual_random_plies = 4;

std::pair<double, double> sprt_bounds(const std::string& words) {
  const char* const begin = words.c_str();
  char* comma = nullptr;
  char* end = nullptr;
  const double elo0 = std::strtod(begin, &comma);
  const double elo1 = *comma == ',' ? std::strtod(comma + 1, &end) : 0;
  const bool is_read = comma != begin && end != nullptr && end != comma + 1 && *end == '\0';
  // Of 1000 Elo the weaker side scores one point of 300; beyond that no test means anything. The order excludes NaN.
  if (!is_read || !(elo0 < elo1) || !(elo0 >= -1000) || !(elo1 <= 1000)) {
    throw UsageError(text::format("`{}`: write --sprt ELO0,ELO1 with ELO0 below ELO1, both from -1000 to 1000", words));
  }
  return {elo0, elo1};
}

// Plies of `random:PLIES`; none for a path.
std::optional<std::uint32_t> random_plies(const std::string& word) {
  if (word.substr(0, random_word.size()) != random_word) return std::nullopt;
  const std::string number = word.substr(random_word.size());
  const bool is_number = !number.empty() && number.size() < 4 && number.find_first_not_of("0123456789") == number.npos;
  const std::uint32_t plies = is_number ? static_cast<std::uint32_t>(std::stoul(number)) : most_opening_plies + 1;
  if (plies > most_opening_plies) {
    throw UsageError(text::format("`{}`: write random:PLIES, with 0 to {} plies", word, most_opening_plies));
  }
  return plies;
}

std::vector<std::string> openings_for(const MatchOptions& options, Run& run) {
  std::vector<std::string> openings;
  const std::string first = options.openings.empty() ? std::string() : options.openings.front();
  const std::optional<std::uint32_t> plies = options.openings.empty() ? usual_random_plies : random_plies(first);
  if (plies) {
    if (options.openings.size() > 1) throw UsageError("`random:PLIES` cannot be mixed with other openings");
    openings = random_openings(options.type, *plies, options.seed, options.pairs);
  } else {
    InputOptions files = options.opening_files;
    files.paths = options.openings;
    openings = openings_of(files, run);
    if (run.has_failed()) throw UsageError("the openings cannot be used as they are");
    if (openings.empty()) throw UsageError("there is no game among the openings");
  }
  if (openings.size() < options.pairs) {
    run.note(text::format("{} for {} pairs: they are played again and again", text::counted(openings.size(), "opening"),
                          options.pairs));
  }
  return openings;
}

MatchPlan plan_for(const MatchOptions& options, Run& run) {
  MatchPlan plan;
  std::set<std::string> names;
  for (const std::string& text : options.engines) {
    plan.engines.push_back(engine_named(text));
    if (!names.insert(plan.engines.back().name).second) {
      throw UsageError(text::format("two engines are called `{}`", plan.engines.back().name));
    }
  }
  if (plan.engines.size() < 2) throw UsageError("a match needs two engines: give --engine NAME=COMMAND twice");
  if (options.is_gauntlet && options.is_round_robin) throw UsageError("--gauntlet excludes --round-robin");
  plan.is_gauntlet = options.is_gauntlet;
  plan.pairs = options.pairs;
  plan.depth = options.depth;
  constexpr std::uint32_t longest_depth_time = 60;
  plan.time = options.time != 0 ? options.time : options.depth != 0 ? longest_depth_time : 1;
  plan.grace = options.grace;
  plan.most_plies = options.most_plies;
  plan.has_repetition = options.has_repetition;
  if (!options.sprt.empty()) {
    if (plan.engines.size() != 2) throw UsageError("--sprt is a test of two engines");
    plan.sprt = sprt_bounds(options.sprt);
  }
  plan.openings = openings_for(options, run);
  return plan;
}

// False, with a failure, if an engine cannot be started, or does not know a piece that it needs.
bool can_play(const MatchPlan& plan, Run& run) {
  std::string types;
  for (const std::string& opening : plan.openings) types += opening.substr(0, opening.find(';'));
  for (const MatchEngine& engine : plan.engines) {
    std::string problem;
    const auto started = engines::UhpEngine::start(engine.words, engine_options(plan), problem);
    if (started == nullptr) run.failure(text::format("{}: {}", engine.name, problem));
    // What it does wrong loses its games.
    if (started == nullptr || !started->greeting().is_complete()) continue;
    const auto& known = started->capabilities();
    for (const std::string_view piece : {"Mosquito", "Ladybug", "Pillbug"}) {
      if (types.find(piece.front()) == types.npos || std::count(known.begin(), known.end(), piece) != 0) continue;
      run.failure(text::format("{}: the engine does not know the {}", engine.name, piece));
    }
    started->quit();
  }
  return !run.has_failed();
}

class MatchRun {
 public:
  MatchRun(const MatchOptions& options, const MatchPlan& plan, RunFolder* folder, Run& run)
      : options_(options), plan_(plan), folder_(folder), run_(run), table_(plan) {}

  // The engines of a new match can play it.
  int play() {
    if (folder_ != nullptr) {
      for (MatchGame& game : folder_->take_finished()) {
        const std::uint32_t number = game.planned.number;
        ended_.insert_or_assign(number, std::move(game));
      }
    }
    std::deque<std::uint32_t> left;
    for (std::uint32_t number = 1; number <= plan_.game_count(); ++number) {
      if (ended_.count(number) == 0) left.push_back(number);
    }
    count_ended();
    if (!is_decided() && !left.empty()) play_games(std::move(left));
    return report();
  }

 private:
  bool is_decided() const { return table_.sprt_state() != SprtState::undecided; }

  void play_games(std::deque<std::uint32_t> numbers) {
    if (!options_.folder.empty() && !can_play(plan_, run_)) return;
    GamePool pool(plan_, std::move(numbers), options_.jobs);
    while (!pool.is_done()) {
      if (std::optional<MatchGame> game = pool.next()) {
        if (folder_ != nullptr) folder_->add_events(events_of(plan_, *game));
        const std::uint32_t number = game->planned.number;
        ended_.insert_or_assign(number, *std::move(game));
        count_ended();
      }
      if (is_decided() || engines::EndingSignals::interrupts() > 0) pool.stop();
      if (run_.shows_progress()) run_.progress(table_.progress());
    }
  }

  // The games that come next in their order: so no result depends on which game ends first.
  void count_ended() {
    while (!is_decided() && !ended_.empty() && ended_.begin()->first == table_.games() + 1) {
      const MatchGame& game = ended_.begin()->second;
      table_.add(game);
      if (folder_ != nullptr) folder_->add_game(game);
      if (options_.wants_json) {
        run_.result(events_of(plan_, game));
        // Whoever reads them need not wait for the next game.
        run_.finish();
      }
      ended_.erase(ended_.begin());
    }
  }

  int report() {
    const bool is_whole = is_decided() || table_.games() == plan_.game_count();
    if (table_.games() != 0 || options_.wants_json) run_.result(options_.wants_json ? table_.json() : table_.human());
    if (!is_whole && !run_.has_failed()) {
      run_.failure(folder_ == nullptr ? std::string("the match was interrupted")
                                      : text::format("the match was interrupted; {} goes on with it", resumption()));
    }
    if (table_.has_findings() || (plan_.sprt && table_.sprt_state() != SprtState::h1)) run_.found();
    return run_.finish();
  }

  std::string resumption() const {
    return text::format("`plyglot match {}`", options_.output.empty() ? options_.folder : options_.output);
  }

  const MatchOptions& options_;
  const MatchPlan& plan_;
  RunFolder* folder_;
  Run& run_;
  MatchTable table_;
  // Those that are not counted yet, by number.
  std::map<std::uint32_t, MatchGame> ended_;
};

}  // namespace

int run_match(const MatchOptions& options) {
  Run run(options.speech);
  // Once Ctrl-C ends the match in good order.
  const engines::EndingSignals signals(1);
  if (!options.folder.empty()) {
    RunFolder folder(options.folder);
    return MatchRun(options, folder.plan(), &folder, run).play();
  }
  const MatchPlan plan = plan_for(options, run);
  if (!can_play(plan, run)) return run.finish();
  if (options.output.empty()) return MatchRun(options, plan, nullptr, run).play();
  RunFolder folder(options.output, plan);
  return MatchRun(options, folder.plan(), &folder, run).play();
}

}  // namespace plyglot::tool
