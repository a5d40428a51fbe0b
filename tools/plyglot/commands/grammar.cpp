#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/reading/inputs.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/run/usage_error.hpp"

#include <plyglot/toolchain.hpp>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>
#include <string>
#include <vector>

namespace plyglot::tool {
namespace {

struct GrammarOptions {
  std::string notation;
  std::vector<std::string> options;
  bool tolerant = false;
  toolchain::GrammarFormat format = toolchain::GrammarFormat::peg;
};

int print_grammar(const GrammarOptions& options) {
  std::string problem;
  toolchain::Language language = toolchain::language(options.notation, problem);
  for (const std::string& option : options.options) {
    const auto [key, value] = split_option(option);
    if (problem.empty()) problem = toolchain::set_option(language, key, value);
  }
  if (!problem.empty()) throw UsageError(problem);
  Run run({});
  run.result(toolchain::grammar_text(language, options.tolerant, options.format));
  return run.finish();
}

}  // namespace

void set_up_grammar(CLI::App& command, Action& action) {
  const auto options = std::make_shared<GrammarOptions>();
  command.add_option("NOTATION", options->notation, "As in --from: NOTATION[:DIALECT]")->required()->type_name("");
  add_repeatable(command, "--option", options->options, "Set an option of the notation (`plyglot list notations`)")
      ->type_name("KEY=VALUE");
  command.add_flag("--tolerant", options->tolerant,
                   "The grammar of the reader, which accepts and reports more than the notation");
  using Format = toolchain::GrammarFormat;
  add_choice<Format>(command, "--format", options->format,
                     {{"peg", Format::peg}, {"peggy", Format::peggy}, {"json", Format::json}},
                     "peg (plain), peggy (for the parser generator of that name) or json (what each rule is)")
      ->type_name("FORMAT");
  command.callback([options, &action] { action = [options] { return print_grammar(*options); }; });
}

}  // namespace plyglot::tool
