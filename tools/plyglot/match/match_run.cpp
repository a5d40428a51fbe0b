// A match from its options to its report: engines, openings, games, files.
#include "plyglot/engines/process_groups.hpp"
#include "plyglot/match/game_pool.hpp"
#include "plyglot/match/match.hpp"
#include "plyglot/match/match_events.hpp"
#include "plyglot/match/match_player.hpp"
#include "plyglot/match/match_table.hpp"
#include "plyglot/match/planning.hpp"
#include "plyglot/match/run_folder.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::tool {
namespace {

using namespace match;

// False, with a failure, if an engine cannot play.
bool can_play(const MatchPlan& plan, Run& run) {
  for (const MatchEngine& engine : plan.engines) {
    const std::string problem = why_unfit(plan, engine);
    if (!problem.empty()) run.failure(text::format("{}: {}", engine.name, problem));
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

  // A folder may come from someone else, and the file in it names programs.
  bool may_start_engines() {
    if (options_.folder.empty() || options_.trusts_folder) return true;
    for (const MatchEngine& engine : plan_.engines) {
      run_.failure(text::format("{}: {} is `{}`", options_.folder, engine.name, text::visible(engine.command)));
    }
    run_.failure(text::format("these programs were not started: {} starts them", resumption()));
    return false;
  }

  void play_games(std::deque<std::uint32_t> numbers) {
    if (!may_start_engines()) return;
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
    return text::format("`plyglot match --trust {}`", options_.output.empty() ? options_.folder : options_.output);
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
