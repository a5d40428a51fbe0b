#pragma once
// The game that a handle holds, for those of its functions that are not in game.cpp.

#include "c/handles.hpp"

#include <plyglot/game.hpp>

struct plyglot_game {
  std::vector<std::pair<std::string, std::string>> options;
  std::optional<plyglot::toolchain::Game> game;
  std::string problem;
  // About the words that were played last.
  std::unique_ptr<const plyglot_findings> findings;
  std::vector<plyglot::toolchain::LegalMove> moves;
  plyglot::toolchain::Cells cells;

  // What was said of the game before it changed is void.
  void forget() {
    problem.clear();
    findings.reset();
    moves.clear();
  }
  plyglot_status fail(plyglot_status status, std::string why) {
    problem = std::move(why);
    return status;
  }
};
