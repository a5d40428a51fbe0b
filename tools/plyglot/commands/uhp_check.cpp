// `plyglot uhp-check`.
#include "plyglot/uhp_check/uhp_check.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_uhp_check(CLI::App& command, Action& action) {
  using uhp_check::ReportFormat;
  const auto options = std::make_shared<UhpCheckOptions>();
  command.add_option("ENGINE", options->engines, "The command line of an engine, quoted as one word")
      ->type_name("")
      ->group("Positionals");
  add_repeatable(command, "--games", options->games.paths, "Compare the moves after each ply of these games")
      ->type_name("FILE|DIR")
      ->group("Checks");
  add_repeatable(command, "--from", options->games.from, "The notation of the games (default: by extension)")
      ->take_last()
      ->type_name("NOTATION[:DIALECT]")
      ->group("Checks");
  command.add_option("--random", options->random, "The number of random games (default: 20)")
      ->check(number_check(0, 1'000'000), "")
      ->type_name("N")
      ->group("Checks");
  command
      .add_option("--seed", options->seed,
                  "The seed of the first random game, each next one has one more, and of illegal moves (default: 1)")
      ->type_name("N")
      ->group("Checks");
  command
      .add_option(
          "--perft", options->perft,
          "Compare the moves of all positions in fewer than N plies from the start and from the ends of the games")
      ->check(number_check(1, 10), "")
      ->type_name("N")
      ->group("Checks");
  add_repeatable(command, "--option", options->settings, "Set an option of the engines before they are checked")
      ->type_name("NAME=VALUE")
      ->group("Engine");
  command.add_option("--time", options->time, "Seconds to wait for an answer (default: 10)")
      ->check(number_check(1, 86'400), "")
      ->type_name("SECONDS")
      ->group("Engine");
  command.add_option("--memory", options->memory, "The address space that the engine may have, in MiB (default: any)")
      ->check(number_check(1, 1u << 24), "")
      ->type_name("MIB")
      ->group("Engine");
  add_choice<ReportFormat>(
      command, "--output-format", options->format,
      {{"human", ReportFormat::human}, {"jsonl", ReportFormat::jsonl}, {"junit", ReportFormat::junit}},
      "For people (human), or for programs (jsonl, junit)")
      ->type_name("FORMAT")
      ->group("Output");
  add_speech_options(command, options->speech);
  command.callback([options, &action] { action = [options] { return run_uhp_check(*options); }; });
}

}  // namespace plyglot::tool
