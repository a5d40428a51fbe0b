#include "plyglot/fmt.hpp"

#include "plyglot/commands.hpp"
#include "plyglot/common_options.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void add_fmt(CLI::App& app, Action& action) {
  CLI::App* command = app.add_subcommand("fmt", "Write texts in their canonical form");
  const auto options = std::make_shared<FormatOptions>();
  add_input_options(*command, options->input);
  add_speech_options(*command, options->speech);
  CLI::Option_group* modes = command->add_option_group("Mode", "Without one of these, the formatted text is printed");
  const auto add_mode = [&](const char* name, FormatMode mode, const char* help) {
    modes->add_flag_callback(
        name, [options, mode] { options->modes.push_back(mode); }, help);
  };
  add_mode("--check", FormatMode::check, "List the files that are not in canonical form");
  add_mode("--diff", FormatMode::diff, "Show what would change");
  add_mode("--write", FormatMode::write, "Replace the files");
  command->callback([options, &action] { action = [options] { return fmt(*options); }; });
}

}  // namespace plyglot::tool
