#pragma once
// `plyglot uhp-check`.

#include "plyglot/options/options.hpp"
#include "plyglot/uhp_check/check_report.hpp"

namespace plyglot::tool {

struct UhpCheckOptions {
  // Command lines.
  std::vector<std::string> engines;
  // Files of games, as for other commands.
  InputOptions games;
  std::uint32_t random = 20;
  std::uint64_t seed = 1;
  // `NAME=VALUE` of the engines' own options.
  std::vector<std::string> settings;
  // Plies; 0 for no walk through the tree of moves.
  std::uint32_t perft = 0;
  // Seconds for an answer.
  std::uint32_t time = 10;
  // MiB of address space of an engine; 0 for no limit.
  std::uint32_t memory = 0;
  uhp_check::ReportFormat format = uhp_check::ReportFormat::human;
  SpeechOptions speech;
};

// Returns the exit status.
int run_uhp_check(const UhpCheckOptions& options);

}  // namespace plyglot::tool
