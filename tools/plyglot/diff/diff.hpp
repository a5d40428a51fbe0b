#pragma once
// `plyglot diff`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct DiffOptions {
  InputOptions input;
  SpeechOptions speech;
};

// Returns the exit status.
int diff(const DiffOptions& options);

}  // namespace plyglot::tool
