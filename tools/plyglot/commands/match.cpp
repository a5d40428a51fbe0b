// `plyglot match`.
#include "plyglot/match/match.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <limits>
#include <memory>

namespace plyglot::tool {
namespace {

void add_game_options(CLI::App& command, MatchOptions& options) {
  const auto add = [&](const char* name, std::uint32_t& value, std::uint32_t least, std::uint32_t most,
                       const char* type, const char* help) {
    command.add_option(name, value, help)->check(number_check(least, most), "")->type_name(type)->group("Games");
  };
  command.add_option("--game", options.game, "The game: hive (the default), homeworlds, hexix or hopgi")
      ->check(choice_check({"hive", "homeworlds", "hexix", "hopgi"}))
      ->type_name("GAME")
      ->group("Games");
  command.add_option("--type", options.type, "The game type of openings of Hive at random (default: Base+MLP)")
      ->check(choice_check({"Base", "Base+L", "Base+LP", "Base+M", "Base+ML", "Base+MLP", "Base+MP", "Base+P"}))
      ->type_name("TYPE")
      ->group("Games");
  add("--pairs", options.pairs, 1, 1'000'000, "N",
      "Pairs of games of each two engines, with both sides from one opening (default: 10)");
  add_repeatable(command, "--openings", options.openings,
                 "Games and positions to begin with, or random:PLIES (default: random:4)")
      ->type_name("FILE|DIR")
      ->group("Games");
  add_repeatable(command, "--from", options.opening_files.from, "The notation of the openings (default: by extension)")
      ->take_last()
      ->type_name("NOTATION[:DIALECT]")
      ->group("Games");
  add_ply_option(command, options.opening_files)->group("Games");
  command.add_option("--seed", options.seed, "The seed of openings at random (default: 1)")
      ->type_name("N")
      ->group("Games");
  add("--grace", options.grace, 0, 86'400, "SECONDS", "How much later a move may come (default: 2)");
  add("--max-plies", options.most_plies, 1, 10'000, "N", "Then the game is a draw (default: 200)");
  add_choice<bool>(command, "--repetition", options.has_repetition, {{"threefold", true}, {"off", false}},
                   "Whether the third occurrence of a position is a draw: threefold (the default) or off")
      ->type_name("RULE")
      ->group("Games");
}

}  // namespace

void set_up_match(CLI::App& command, Action& action) {
  const auto options = std::make_shared<MatchOptions>();
  CLI::Option* const folder = command.add_option("RUNFOLDER", options->folder, "The folder of a match that is resumed")
                                  ->type_name("")
                                  ->group("Positionals");
  command.add_flag("--trust", options->trusts_folder, "Start the programs that RUNFOLDER names")->needs(folder);
  add_repeatable(command, "--engine", options->engines, "An engine: give each a name")
      ->type_name("NAME=COMMAND")
      ->group("Engines");
  add_repeatable(command, "--protocol", options->protocols,
                 "What engines speak: uhp (the default of Hive), or suite, the protocol of the conformance suite")
      ->type_name("[NAME=]PROTOCOL")
      ->group("Engines");
  add_repeatable(command, "--time", options->times,
                 "Seconds for a move (default: 1); with --depth, how long it may take at most (default: 60)")
      ->type_name("[NAME=]SECONDS")
      ->group("Engines");
  add_repeatable(command, "--depth", options->depths, "Ask for moves by depth instead of time")
      ->type_name("[NAME=]N")
      ->group("Engines");
  add_repeatable(command, "--memory", options->memories, "The address space that engines may have (default: any)")
      ->type_name("[NAME=]MIB")
      ->group("Engines");
  add_repeatable(command, "--option", options->engine_options, "Set an option of all engines, or of one")
      ->type_name("[NAME:]KEY=VALUE")
      ->group("Engines");
  command.add_flag("--round-robin", options->is_round_robin, "All against all (the default)")->group("Engines");
  command.add_flag("--gauntlet", options->is_gauntlet, "The first engine against all others")->group("Engines");
  add_number(command, "--jobs,-j", options->jobs, 1, most_jobs, "Games that are played at the same time (default: 1)")
      ->group("Engines");
  add_game_options(command, *options);
  command
      .add_option("--sprt", options->sprt,
                  "Stop when it is decided whether the first engine is stronger by ELO1 or only by ELO0")
      ->type_name("ELO0,ELO1")
      ->group("Games");
  command.add_option("--output,-o", options->output, "Keep the match in a new folder, so that it can be resumed")
      ->type_name("RUNFOLDER")
      ->group("Output");
  add_choice<bool>(command, "--output-format", options->wants_json, {{"human", false}, {"jsonl", true}},
                   "For people (human), or the events for programs (jsonl)")
      ->type_name("FORMAT")
      ->group("Output");
  add_speech_options(command, options->speech);
  // A match that is resumed is played as it was begun.
  for (CLI::Option* option : command.get_options([](const CLI::Option* found) {
         return found->get_group() == "Games" || found->get_group() == "Engines" || found->check_lname("output");
       })) {
    if (!option->check_lname("jobs")) folder->excludes(option);
  }
  command.callback([options, &action] { action = [options] { return run_match(*options); }; });
}

}  // namespace plyglot::tool
