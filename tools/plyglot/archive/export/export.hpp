#pragma once
// `plyglot export`.

#include "plyglot/options/options.hpp"

#include <string>
#include <vector>

namespace plyglot::tool {

enum class ExportFormat : std::uint8_t { csv, jsonl };

struct ExportOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // Of `games`, `plies`, `positions`; empty for all.
  std::vector<std::string> tables;
  // A folder; empty for one table on standard output.
  std::string output;
  // Columns of games by whose values files are made, a folder for each in this order.
  std::vector<std::string> partitions;
  // `I/N`; empty for all games.
  std::string shard;
  ExportFormat format = ExportFormat::csv;
};

// Returns the exit status.
int export_games(const ExportOptions& options);

}  // namespace plyglot::tool
