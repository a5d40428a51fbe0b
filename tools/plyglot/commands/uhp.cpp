// `plyglot uhp`: an engine of the Universal Hive Protocol on standard input and output.
#include "plyglot/uhp/uhp_session.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/commands/common_options.hpp"
#include "plyglot/commands/read_line.hpp"
#include "plyglot/run.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <iostream>
#include <memory>

namespace plyglot::tool {
namespace {

int serve(const UhpOptions& options) {
  std::ios::sync_with_stdio(false);
  Run run(SpeechOptions{});
  UhpSession session(options);
  run.result(UhpSession::greeting());
  run.finish();
  std::string line;
  for (;;) {
    const Line read = read_line(*std::cin.rdbuf(), longest_command, line);
    if (read == Line::none) break;
    run.result(read == Line::whole ? session.answer(line) : UhpSession::answer_to_long_line());
    // Whoever asks waits for the answer.
    run.finish();
    if (session.has_ended()) break;
  }
  return run.finish();
}

}  // namespace

void set_up_uhp(CLI::App& command, Action& action) {
  const auto options = std::make_shared<UhpOptions>();
  add_choice<Strategy>(command, "--strategy", options->strategy,
                       {{"random", Strategy::random},
                        {"first", Strategy::first},
                        {"greedy", Strategy::greedy},
                        {"search", Strategy::search}},
                       "How moves are chosen: random, first, greedy or search (the default)")
      ->type_name("NAME");
  add_number(command, "--seed", options->seed, 0, 1'000'000'000,
             "For what is chosen at random: another seed, another game");
  command.callback([options, &action] { action = [options] { return serve(*options); }; });
}

}  // namespace plyglot::tool
