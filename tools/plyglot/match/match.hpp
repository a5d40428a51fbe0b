#pragma once
// `plyglot match`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct MatchOptions {
  // A match to resume; then nothing else says what is played.
  std::string folder;
  // That the programs which the folder names may be started.
  bool trusts_folder = false;
  std::string game = "hive";
  // `NAME=COMMAND LINE`.
  std::vector<std::string> engines;
  // `WORD`, or `NAME=WORD` for one engine: what it speaks, seconds for a move (1, or 60 with a depth), plies to look
  // ahead, MiB of address space. What is for one engine wins, and then what comes later.
  std::vector<std::string> protocols;
  std::vector<std::string> times;
  std::vector<std::string> depths;
  std::vector<std::string> memories;
  // `KEY=VALUE`, or `NAME:KEY=VALUE` for one engine.
  std::vector<std::string> engine_options;
  bool is_gauntlet = false;
  bool is_round_robin = false;
  std::string type = "Base+MLP";
  std::uint32_t pairs = 10;
  // Files, or `random:PLIES`.
  std::vector<std::string> openings;
  InputOptions opening_files;
  std::uint64_t seed = 1;
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
