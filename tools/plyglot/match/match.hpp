#pragma once
// `plyglot match`.

#include "plyglot/options.hpp"

namespace plyglot::tool {

struct MatchOptions {
  // A match to resume; then nothing else says what is played.
  std::string folder;
  // `NAME=COMMAND LINE`.
  std::vector<std::string> engines;
  bool is_gauntlet = false;
  bool is_round_robin = false;
  std::string type = "Base+MLP";
  std::uint32_t pairs = 10;
  // Files, or `random:PLIES`.
  std::vector<std::string> openings;
  InputOptions opening_files;
  std::uint64_t seed = 1;
  // Seconds for a move; 0: 1, or 60 with a depth.
  std::uint32_t time = 0;
  std::uint32_t depth = 0;
  std::uint32_t grace = 2;
  std::uint32_t most_plies = 200;
  bool has_repetition = true;
  // `ELO0,ELO1`.
  std::string sprt;
  // At the same time.
  std::uint32_t jobs = 1;
  // A folder; none for no files.
  std::string output;
  bool wants_json = false;
  SpeechOptions speech;
};

// Returns the exit status.
int run_match(const MatchOptions& options);

}  // namespace plyglot::tool
