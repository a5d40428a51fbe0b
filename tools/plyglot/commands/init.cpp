// `plyglot init`: a config to begin with.
#include "plyglot/init/init.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_init(CLI::App& command, Action& action) {
  const auto folder = std::make_shared<std::string>();
  const auto speech = std::make_shared<SpeechOptions>();
  command.add_option("FOLDER", *folder, "Where it is written (default: here)")->type_name("");
  add_quiet_option(command, *speech);
  command.callback([folder, speech, &action] { action = [folder, speech] { return init(*folder, *speech); }; });
}

}  // namespace plyglot::tool
