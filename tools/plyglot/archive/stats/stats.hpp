#pragma once
// `plyglot stats`.

#include "plyglot/options/options.hpp"

#include <string>

namespace plyglot::tool {

enum class StatsFormat : std::uint8_t { text, json, svg };

struct StatsOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // How many plies an opening has, at least 1.
  std::uint32_t plies = 4;
  // How many players, openings of each game and findings are shown, at least 1.
  std::uint32_t limit = 10;
  StatsFormat format = StatsFormat::text;
};

// Returns the exit status.
int stats(const StatsOptions& options);

}  // namespace plyglot::tool
