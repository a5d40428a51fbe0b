#pragma once
// `plyglot fmt`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

// What becomes of the formatted text.
enum class FormatMode : std::uint8_t { print, check, diff, write };

struct FormatOptions {
  InputOptions input;
  SpeechOptions speech;
  // As asked for; there may be one at most, and without one the text is printed.
  std::vector<FormatMode> modes;
  // Runs again when a file has changed.
  bool watch = false;
};

// Returns the exit status.
int fmt(const FormatOptions& options);

}  // namespace plyglot::tool
