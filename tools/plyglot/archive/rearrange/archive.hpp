#pragma once
// `plyglot archive`: files of records, taken apart and put together again.

#include "plyglot/options/options.hpp"

#include <string>
#include <vector>

namespace plyglot::tool {

enum class ArchiveVerb : std::uint8_t { split, merge, sort, headers };
enum class SplitKey : std::uint8_t { none, player, event, result, year, first_move };
enum class SortKey : std::uint8_t { none, date, players, plies };

struct ArchiveOptions {
  ArchiveVerb verb = ArchiveVerb::split;
  InputOptions input;
  SpeechOptions speech;
  // The words of `--by`.
  std::string by;
  // Of `split`: how many records a file has at most; 0 for any number.
  std::uint32_t games = 0;
  // Of `split` a folder, of `merge` a file; empty for none.
  std::string output;
  // Of `merge`: records whose bytes are there already are left out.
  bool once = false;
  // Of `sort`.
  bool reverse = false;
  // Of `headers`: `KEY=VALUE`, and keys.
  std::vector<std::string> set;
  std::vector<std::string> drop;
  // Of `sort` and `headers`: replaces the files.
  bool write = false;
};

// Returns the exit status.
int archive_files(const ArchiveOptions& options);

}  // namespace plyglot::tool
