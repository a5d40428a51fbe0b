// `plyglot config`: what holds for a file, and where each value comes from.
#include "plyglot/commands/commands.hpp"
#include "plyglot/list/list.hpp"
#include "plyglot/list/settings_list.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/reading/input_reader.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

struct ConfigOptions {
  InputOptions input;
  SpeechOptions speech;
  ListFormat format = ListFormat::human;
};

int show_config(const ConfigOptions& options) {
  Run run(options.speech);
  const bool names_nothing = options.input.paths.empty() && options.input.texts.empty() && options.input.from.empty();
  if (names_nothing && options.input.stdin_filename.empty()) {
    ConfigReport configs(options.input.config, run);
    const ConfigReport::Found found = configs.for_working_directory();
    configs.check();
    run.result(config_text(found.config, options.format));
    return run.finish();
  }
  InputOptions named = options.input;
  if (named.paths.empty() && named.texts.empty()) named.paths.emplace_back("-");
  const Inputs inputs(named, run);
  bool is_first = true;
  for (const Input& input : inputs.list()) {
    if (!is_first && options.format == ListFormat::human) run.result("\n");
    // Until it is read, its settings are those of the dialect that it may turn out not to be in.
    if (input.kind != InputKind::standard_input && !input.holds_texts()) InputReader(input, {});
    run.result(settings_text(input, options.format));
    is_first = false;
  }
  return run.finish();
}

}  // namespace

void set_up_config(CLI::App& command, Action& action) {
  const auto options = std::make_shared<ConfigOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}}, "human or jsonl")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return show_config(*options); }; });
}

}  // namespace plyglot::tool
