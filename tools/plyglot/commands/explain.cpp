#include "plyglot/commands/commands.hpp"
#include "plyglot/run.hpp"
#include "plyglot/usage_error.hpp"

#include "diagnostics/explanation.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

int explain(const std::string& name) {
  std::string problem;
  const std::string text = diagnostics::explanation(name, problem);
  if (!problem.empty()) throw UsageError(problem);
  Run run({});
  run.result(text);
  return run.finish();
}

}  // namespace

void set_up_explain(CLI::App& command, Action& action) {
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "The name of a finding, such as hop/lost-plus")->required()->type_name("");
  command.callback([name, &action] { action = [name] { return explain(*name); }; });
}

}  // namespace plyglot::tool
