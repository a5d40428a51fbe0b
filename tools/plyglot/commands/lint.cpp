#include "plyglot/lint.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/commands/common_options.hpp"
#include "plyglot/usage_error.hpp"
#include "plyglot/watch.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

int watch_lint(const LintOptions& options) {
  if (options.fix || options.unsafe_fixes)
    throw UsageError("--watch does not go with --fix: it would see its own changes");
  if (options.format == diagnostics::OutputFormat::sarif) {
    throw UsageError("--watch does not go with --output-format sarif, which is one document for one run");
  }
  watch(options.input, options.speech, [&options] { lint(options); });
}

}  // namespace

void set_up_lint(CLI::App& command, Action& action) {
  const auto options = std::make_shared<LintOptions>();
  options->input.reads_markdown = true;
  add_input_options(command, options->input);
  add_column_options(command, options->input);
  add_speech_options(command, options->speech);
  add_policy_options(command, options->policy);
  command.add_flag("--fix", options->fix, "Apply the safe fixes and report what is left")->group("Fixes");
  command.add_flag("--unsafe-fixes", options->unsafe_fixes, "Apply the unsafe fixes as well (implies --fix)")
      ->group("Fixes");
  using diagnostics::OutputFormat;
  add_choice<OutputFormat>(command, "--output-format", options->format,
                           {{"human", OutputFormat::human},
                            {"jsonl", OutputFormat::jsonl},
                            {"sarif", OutputFormat::sarif},
                            {"github", OutputFormat::github},
                            {"gcc", OutputFormat::gcc}},
                           "How findings are written: human, jsonl, sarif, github or gcc")
      ->type_name("FORMAT")
      ->group("Output");
  add_watch_option(command, options->watch);
  command.callback(
      [options, &action] { action = [options] { return options->watch ? watch_lint(*options) : lint(*options); }; });
}

}  // namespace plyglot::tool
