#pragma once
// The position that somebody looks for.

#include "plyglot/run/run.hpp"

#include <plyglot/positions.hpp>

#include <string>
#include <vector>

namespace plyglot::tool::archive {

struct AskedPosition {
  // Ends with it.
  toolchain::Model model;
  toolchain::Language language;
  // All of the game that led to it, the last one included; of a position itself alone.
  std::vector<toolchain::PlayedPosition> played;
  // Those by which the position is found.
  std::vector<PositionKeys> keys;

  std::string_view game() const { return toolchain::facts_of(*language.notation).game; }
};

// `words` is a text, or `FILE[:RECORD][@PLY]`. `from` is its notation, empty if it is to be found out. What is wrong
// with it is a UsageError, or a finding that is shown; then there is none.
std::optional<AskedPosition> read_asked_position(const std::string& words, const std::string& from, Run& run);

}  // namespace plyglot::tool::archive
