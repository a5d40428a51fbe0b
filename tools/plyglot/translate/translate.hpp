#pragma once
// `plyglot translate`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct TranslateOptions {
  InputOptions input;
  SpeechOptions speech;
  std::string to;
  std::vector<std::string> to_options;
  // A file or a directory; empty for standard output.
  std::string output;
  // Whether a record of which anything would be lost is refused.
  bool loss_is_error = false;
};

// Returns the exit status.
int translate(const TranslateOptions& options);

}  // namespace plyglot::tool
