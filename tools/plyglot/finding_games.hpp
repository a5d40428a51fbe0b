#pragma once
// `plyglot find` and `plyglot explore`.

#include "plyglot/listings.hpp"
#include "plyglot/options.hpp"

#include <optional>
#include <string>

namespace plyglot::tool {

struct FindOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // A text, or `FILE[:RECORD][@PLY]`; empty if none is asked for.
  std::string position;
  // A game that others begin like.
  std::string moves;
  // A part of a position.
  std::string pattern;
  // In which all of these are; empty if that is to be found out.
  std::string notation;
  bool mirrored = false;
  // A condition of SQL on the view `games`.
  std::string where;
  // 0 for all.
  std::uint32_t limit = 0;
  // The games themselves in this notation; empty for where they are.
  std::string to;
  std::vector<std::string> to_options;
  ListFormat format = ListFormat::human;
};

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
int find(const FindOptions& options);
int explore(const ExploreOptions& options);

}  // namespace plyglot::tool
