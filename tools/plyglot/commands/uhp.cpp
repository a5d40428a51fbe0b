// `plyglot uhp`: an engine of the Universal Hive Protocol on standard input and output.
#include "plyglot/uhp/uhp_session.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/run/read_line.hpp"
#include "plyglot/run/run.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <iostream>
#include <memory>

namespace plyglot::tool {
namespace {

int serve(const ChoiceOptions& options) {
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
  const auto options = std::make_shared<ChoiceOptions>();
  add_choice_options(command, *options);
  command.callback([options, &action] { action = [options] { return serve(*options); }; });
}

}  // namespace plyglot::tool
