#pragma once
// `plyglot index`.

#include "plyglot/options/options.hpp"

#include <string>

namespace plyglot::tool {

struct IndexOptions {
  InputOptions input;
  SpeechOptions speech;
  std::string output;
  bool update = false;
  // Positions after later plies are not in the index.
  std::uint32_t plies = 1U << 20;
};

// Returns the exit status.
int index(const IndexOptions& options);

}  // namespace plyglot::tool
