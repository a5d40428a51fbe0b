#pragma once
// `plyglot explore`.

#include "plyglot/options/options.hpp"

#include <optional>
#include <string>

namespace plyglot::tool {

enum class ExploreFormat : std::uint8_t { human, jsonl, html };

struct ExploreOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // As in FindOptions; without one the beginning of most games.
  std::string position;
  std::string notation;
  // How many plies are looked ahead, at least 1.
  std::uint32_t depth = 1;
  // Moves of fewer games are left out.
  std::uint32_t games = 1;
  ExploreFormat format = ExploreFormat::human;
  // Pages for a browser on this machine, at this port; 0 for any that is free.
  std::optional<std::uint32_t> port;
};

// Returns the exit status.
int explore(const ExploreOptions& options);

}  // namespace plyglot::tool
