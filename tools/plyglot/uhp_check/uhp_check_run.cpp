// An engine asked about positions, games, trees and random games, and its answers judged.
#include "plyglot/engines/command_words.hpp"
#include "plyglot/engines/process_groups.hpp"
#include "plyglot/reading/inputs.hpp"
#include "plyglot/reading/record_reader.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/texts/settings.hpp"
#include "plyglot/uhp_check/game_sources.hpp"
#include "plyglot/uhp_check/protocol_check.hpp"
#include "plyglot/uhp_check/uhp_check.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

using namespace uhp_check;

constexpr std::string_view types[] = {"Base",    "Base+M",  "Base+L",  "Base+P",
                                      "Base+ML", "Base+MP", "Base+LP", "Base+MLP"};

// The games of the files. A game with an error is played up to it; the error is shown.
std::vector<SourceGame> read_games(const InputOptions& options, Run& run) {
  std::vector<SourceGame> games;
  if (options.paths.empty()) return games;
  const Inputs inputs(options, run);
  FindingReport report(run, Stream::error);
  for (const Input& input : inputs.list()) {
    RecordReader reader(input, options.wanted(), report, run);
    while (std::optional<Record> record = reader.next()) {
      if (auto* game = std::get_if<hive::Record>(&record->model)) {
        games.push_back({text::format("{}:{}", input.name, record->line), std::move(*game)});
      } else {
        run.failure(text::format("{}:{}: no game of Hive that was played", input.name, record->line));
      }
    }
  }
  report.finish();
  return games;
}

class EngineCheck {
 public:
  EngineCheck(const UhpCheckOptions& options, const std::vector<SourceGame>& games, Run& run)
      : options_(options), games_(games), run_(run), illegal_(options.seed) {}

  // False if it cannot be started.
  bool check(const std::string& command, CheckLog& log, std::string& id);

 private:
  void begin(std::string_view group, const std::string& name, CheckLog& log) {
    if (run_.shows_progress()) run_.progress(text::format("{}: {}", group, name));
    log.begin(group, name);
  }
  void check_all(TestedEngine& engine, CheckLog& log);
  void check_one_game(std::string_view group, const std::string& name, const std::string& type, const Chooser& choose,
                      TestedEngine& engine, CheckLog& log);
  void check_random_games(TestedEngine& engine, CheckLog& log);
  void check_trees(TestedEngine& engine, CheckLog& log);

  const UhpCheckOptions& options_;
  const std::vector<SourceGame>& games_;
  Run& run_;
  IllegalMoves illegal_;
};

// `NAME=VALUE`, in one line.
std::vector<std::pair<std::string, std::string>> settings_of(const std::vector<std::string>& words) {
  std::vector<std::pair<std::string, std::string>> settings;
  for (const std::string& word : words) {
    if (word.find('\n') != std::string::npos) throw UsageError(text::format("`{}` has more than one line", word));
    settings.push_back(split_option(word));
  }
  return settings;
}

bool EngineCheck::check(const std::string& command, CheckLog& log, std::string& id) {
  std::string problem;
  const auto words = engines::split_words(command, problem);
  if (!words) throw UsageError(text::format("`{}`: {}", command, problem));
  engines::EngineOptions limits;
  limits.patience = std::chrono::seconds(options_.time);
  limits.limits.memory = std::uint64_t{options_.memory} << 20;
  TestedEngine engine(*words, settings_of(options_.settings), limits, log);
  log.begin("protocol", "start");
  if (!engine.start(problem)) {
    run_.failure(problem);
    return false;
  }
  check_all(engine, log);
  check_exit(engine, log);
  id = engine.id();
  return true;
}

void EngineCheck::check_one_game(std::string_view group, const std::string& name, const std::string& type,
                                 const Chooser& choose, TestedEngine& engine, CheckLog& log) {
  if (!engine.knows(type)) return log.skip_game();
  if (engine.is_given_up()) return;
  begin(group, name, log);
  if (engine.revive()) check_game(type, choose, illegal_, engine, log);
}

void EngineCheck::check_all(TestedEngine& engine, CheckLog& log) {
  check_protocol(engine, log);
  std::size_t number = 0;
  for (const std::string_view text : standard_games()) {
    const hive::Record record = record_of(text);
    check_one_game("position", text::format("game {} of our own", ++number), name_of(record.type), follow(record),
                   engine, log);
  }
  for (const SourceGame& game : games_) {
    check_one_game("game", game.name, name_of(game.record.type), follow(game.record), engine, log);
  }
  check_random_games(engine, log);
  check_trees(engine, log);
}

void EngineCheck::check_random_games(TestedEngine& engine, CheckLog& log) {
  std::vector<std::string> known;
  for (const std::string_view type : types) {
    if (engine.knows(type)) known.emplace_back(type);
  }
  for (std::uint32_t index = 0; index < options_.random; ++index) {
    const std::uint64_t seed = options_.seed + index;
    // The largest set comes first: it has all the rules.
    const std::string& type = known[known.size() - 1 - index % known.size()];
    check_one_game("random", text::format("random game of {} with seed {}", type, seed), type, play_at_random(seed),
                   engine, log);
  }
}

void EngineCheck::check_trees(TestedEngine& engine, CheckLog& log) {
  if (options_.perft == 0) return;
  for (const std::string_view type : types) {
    if (!engine.knows(type)) continue;
    if (engine.is_given_up()) return;
    begin("perft", text::format("{} plies of {}", options_.perft, type), log);
    if (!engine.revive()) return;
    Referee referee(type);
    if (begin_on_both(referee, engine, log)) check_perft(referee, options_.perft, engine, log);
  }
  for (const SourceGame& game : games_) {
    Referee referee(name_of(game.record.type));
    if (!engine.knows(referee.type())) continue;
    if (engine.is_given_up()) return;
    begin("perft", text::format("{} plies from {}", options_.perft, game.name), log);
    if (!engine.revive()) return;
    const Chooser choose = follow(game.record);
    while (const RefereeMove* move = choose(referee)) referee.play(std::string(move->words));
    const bool has_begun = referee.plies() == 0 ? begin_on_both(referee, engine, log) : set_up(referee, engine);
    if (has_begun) check_perft(referee, options_.perft, engine, log);
  }
}

}  // namespace

int run_uhp_check(const UhpCheckOptions& options) {
  if (options.engines.empty()) throw UsageError("nothing to check: give the command line of an ENGINE");
  Run run(options.speech);
  const std::vector<SourceGame> games = read_games(options.games, run);
  const engines::EndingSignals signals;
  std::string out;
  if (options.format == ReportFormat::junit) out += junit_prologue;
  std::size_t right = 0;
  for (const std::string& command : options.engines) {
    CheckLog log;
    CheckedEngine engine{command, {}, &log};
    if (!EngineCheck(options, games, run).check(command, log, engine.id)) continue;
    if (log.findings().empty())
      ++right;
    else
      run.found();
    if (options.format == ReportFormat::human) append_human(engine, options.speech.max_diagnostics, out);
    if (options.format == ReportFormat::jsonl) append_json_lines(engine, options.speech.max_diagnostics, out);
    if (options.format == ReportFormat::junit) append_junit(engine, out);
    run.result(out);
    out.clear();
  }
  if (options.format == ReportFormat::junit) out += junit_epilogue;
  if (options.format == ReportFormat::human && options.engines.size() > 1) {
    out += text::format("{} of {} are right\n", right, counted(options.engines.size(), "engine"));
  }
  run.result(out);
  return run.finish();
}

}  // namespace plyglot::tool
