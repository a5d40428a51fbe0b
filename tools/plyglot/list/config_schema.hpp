#pragma once
// `plyglot generate schema`: what a plyglot.toml may hold, for editors.

#include <string>

namespace plyglot::tool {

// A JSON Schema (draft 7), made from the keys of configs, the options of notations and the names of findings.
std::string config_schema();

}  // namespace plyglot::tool
