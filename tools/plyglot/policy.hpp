#pragma once
// The options that say which findings are wanted.

#include "plyglot/settings.hpp"

#include <CLI/App.hpp>

namespace plyglot::tool {

struct PolicyOptions {
  std::vector<std::string> select;
  std::vector<std::string> ignore;
  // `NAME=LEVEL`, as written.
  std::vector<std::string> severity;
};

void add_policy_options(CLI::App& command, PolicyOptions& options);
// What a config chooses holds unless the command line says otherwise. Names and levels on the command line that do not
// exist are a UsageError of the maker. The options must outlive it.
PolicyMaker policy_maker(const PolicyOptions& options);

}  // namespace plyglot::tool
