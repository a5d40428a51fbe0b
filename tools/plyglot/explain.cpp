#include "plyglot/commands.hpp"
#include "plyglot/run.hpp"
#include "plyglot/usage_error.hpp"

#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"

#include <plyglot/diagnostic.hpp>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

int explain(const std::string& name) {
  const diagnostics::CatalogueEntry* entry = diagnostics::find_diagnostic(name);
  if (entry == nullptr) {
    const auto near = diagnostics::nearest_pattern(name);
    throw UsageError(text::format("there is no diagnostic `{}`", name) +
                     (near ? text::format("; did you mean `{}`?", *near)
                           : std::string("; `plyglot list diagnostics` names them all")));
  }
  Run run({});
  run.result(entry->page.empty() ? text::format("{}: {}\n", entry->name, entry->summary) : std::string(entry->page));
  return run.finish();
}

}  // namespace

void add_explain(CLI::App& app, Action& action) {
  CLI::App* command = app.add_subcommand("explain", "Explain a finding: what it means, why it is bad, how to mend it");
  const auto name = std::make_shared<std::string>();
  command->add_option("NAME", *name, "The name of a finding, such as hop/lost-plus")->required()->type_name("");
  command->callback([name, &action] { action = [name] { return explain(*name); }; });
}

}  // namespace plyglot::tool
