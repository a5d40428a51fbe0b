#pragma once
// The numbers of an archive as people, programs and pages see them.

#include "plyglot/archive/stats/archive_stats.hpp"

#include <string>

namespace plyglot::tool::archive {

struct ShownStats {
  // The plies of an opening, and how many of each list are shown.
  std::uint32_t plies = 0;
  std::size_t limit = 0;
};

// Lines of visible characters, with bars of ASCII.
std::string text_of(const ArchiveStats& stats, const ShownStats& shown);
// One object on a line.
std::string json_of(const ArchiveStats& stats, const ShownStats& shown);
// A picture of its own, readable on light and dark pages: of each game the lengths, and the results by year.
std::string svg_of(const ArchiveStats& stats);

}  // namespace plyglot::tool::archive
