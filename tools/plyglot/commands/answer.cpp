// `plyglot answer`: the protocol of the conformance suite on standard input and output.
#include "plyglot/answer/answer.hpp"

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

int answer(const ChoiceOptions& options) {
  std::ios::sync_with_stdio(false);
  Run run(SpeechOptions{});
  std::string line;
  for (Line read = read_line(*std::cin.rdbuf(), longest_request, line); read != Line::none;
       read = read_line(*std::cin.rdbuf(), longest_request, line)) {
    run.result((read == Line::whole ? answer_to(line, options) : answer_to_long_line()) + '\n');
    // Whoever asks waits for the answer.
    run.finish();
  }
  return run.finish();
}

}  // namespace

void set_up_answer(CLI::App& command, Action& action) {
  const auto options = std::make_shared<ChoiceOptions>();
  add_choice_options(command, *options);
  command.callback([options, &action] { action = [options] { return answer(*options); }; });
}

}  // namespace plyglot::tool
