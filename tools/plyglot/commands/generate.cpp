// `plyglot generate`: what shells and `man` know of the command line, and editors of plyglot.toml.
#include "plyglot/commands/commands.hpp"
#include "plyglot/generate/output.hpp"
#include "plyglot/list/config_schema.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/run/run.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_generate(CLI::App& command, Action& action) {
  using Generator = std::string (*)(const std::vector<generate::Command>&);
  const auto generator = std::make_shared<Generator>();
  add_choice<Generator>(command, "WHAT", *generator,
                        {{"bash", generate::bash_completion},
                         {"zsh", generate::zsh_completion},
                         {"fish", generate::fish_completion},
                         {"manual", generate::manual},
                         {"schema", [](const std::vector<generate::Command>&) { return config_schema(); }}},
                        "bash, zsh, fish, manual or schema (of plyglot.toml, as JSON Schema)")
      ->required()
      ->type_name("");
  // The application outlives the action.
  command.callback([generator, &app = *command.get_parent(), &action] {
    action = [generator, &app] {
      Run run({});
      run.result((*generator)(generate::commands_of(app)));
      return run.finish();
    };
  });
}

}  // namespace plyglot::tool
