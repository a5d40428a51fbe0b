#pragma once
// `plyglot init`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

// Writes a plyglot.toml into the folder, which must have none: its keys as comments, and the notations of files there
// whose names do not tell them. Returns the exit status.
int init(const std::string& folder, const SpeechOptions& speech);

}  // namespace plyglot::tool
