#pragma once
// The options that say which findings are wanted.

#include <plyglot/severity_policy.hpp>

#include <CLI/App.hpp>

namespace plyglot::tool {

struct PolicyOptions {
  std::vector<std::string> select;
  std::vector<std::string> ignore;
  // `NAME=LEVEL`, as written.
  std::vector<std::string> severity;
};

void add_policy_options(CLI::App& command, PolicyOptions& options);
// A UsageError for names and levels that do not exist.
diagnostics::SeverityPolicy policy_of(const PolicyOptions& options);

}  // namespace plyglot::tool
