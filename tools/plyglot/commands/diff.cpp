#include "plyglot/diff/diff.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_diff(CLI::App& command, Action& action) {
  const auto options = std::make_shared<DiffOptions>();
  add_input_options(command, options->input, Arity::two);
  add_speech_options(command, options->speech);
  command.callback([options, &action] { action = [options] { return diff(*options); }; });
}

}  // namespace plyglot::tool
