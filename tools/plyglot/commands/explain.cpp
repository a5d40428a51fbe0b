#include "plyglot/commands/commands.hpp"
#include "plyglot/list/list.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/output/terminal_markdown.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/run/usage_error.hpp"

#include "diagnostics/explanation.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

struct ExplainOptions {
  std::string name;
  bool all = false;
  ListFormat format = ListFormat::human;
  SpeechOptions speech;
};

std::string page_named(const std::string& name) {
  std::string problem;
  std::string page = diagnostics::explanation(name, problem);
  if (!problem.empty()) throw UsageError(problem);
  return page;
}

int explain(const ExplainOptions& options) {
  if (options.all != options.name.empty()) throw UsageError("give the NAME of a finding, or --all");
  Run run(options.speech);
  if (options.format == ListFormat::jsonl) {
    run.result(diagnostic_pages(options.name));
    return run.finish();
  }
  const std::string page = options.all ? all_diagnostic_pages() : page_named(options.name);
  // Other programs get the Markdown.
  const bool is_for_people = run.is_terminal(Stream::out) || options.speech.colour == ColourChoice::always;
  run.result(is_for_people ? for_terminal(page, run.has_colour(Stream::out)) : page);
  return run.finish();
}

}  // namespace

void set_up_explain(CLI::App& command, Action& action) {
  const auto options = std::make_shared<ExplainOptions>();
  command.add_option("NAME", options->name, "The name of a finding, such as hop/lost-plus")->type_name("");
  command.add_flag("--all", options->all, "Explain all of them");
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}},
                         "human (Markdown where it does not go to a terminal) or jsonl")
      ->type_name("FORMAT");
  add_colour_option(command, options->speech);
  command.callback([options, &action] { action = [options] { return explain(*options); }; });
}

}  // namespace plyglot::tool
