#pragma once
// What games are written in, as the command line says it.

#include <plyglot/toolchain.hpp>

#include <string>
#include <vector>

namespace plyglot::tool {

// `to` is `NOTATION[:DIALECT]` or a form that is only written, each option `KEY=VALUE`. What is wrong is a UsageError.
toolchain::Target target_of(const std::string& to, const std::vector<std::string>& options);

}  // namespace plyglot::tool
