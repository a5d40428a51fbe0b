#include "plyglot/fmt/fmt.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/reading/watch.hpp"
#include "plyglot/run/usage_error.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

int watch_fmt(const FormatOptions& options) {
  const auto looks_only = [](FormatMode mode) { return mode == FormatMode::check || mode == FormatMode::diff; };
  if (options.modes.size() != 1 || !looks_only(options.modes.front())) {
    throw UsageError("--watch goes with --check or --diff");
  }
  watch(options.input, options.speech, [&options] { fmt(options); });
}

}  // namespace

void set_up_fmt(CLI::App& command, Action& action) {
  const auto options = std::make_shared<FormatOptions>();
  options->input.reads_markdown = true;
  add_input_options(command, options->input);
  add_column_options(command, options->input);
  add_since_option(command, options->input);
  add_speech_options(command, options->speech);
  CLI::Option_group* modes = command.add_option_group("Mode", "Without one of these, the formatted text is printed");
  const auto add_mode = [&](const char* name, FormatMode mode, const char* help) {
    modes->add_flag_callback(
        name, [options, mode] { options->modes.push_back(mode); }, help);
  };
  add_mode("--check", FormatMode::check, "List the files that are not in canonical form");
  add_mode("--diff", FormatMode::diff, "Show what would change");
  add_mode("--write", FormatMode::write, "Replace the files");
  add_watch_option(command, options->watch);
  command.callback([options, &action] {
    // All texts of a folder on the screen would help no one.
    if (!options->modes.empty()) read_folder_by_default(options->input);
    action = [options] { return options->watch ? watch_fmt(*options) : fmt(*options); };
  });
}

}  // namespace plyglot::tool
