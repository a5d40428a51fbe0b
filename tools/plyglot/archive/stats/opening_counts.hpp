#pragma once
// How the games of an archive begin.

#include "plyglot/archive/stats/bars.hpp"
#include "plyglot/archive/store/database.hpp"

#include <string>
#include <vector>

namespace plyglot::tool::archive {

struct Opening {
  // What sets its games apart from others of their kind, such as `Base+M`; empty of others.
  std::string type;
  // As a new game writes them, the first legal move to each position; where the games do not begin as a new game does,
  // as one of them has them.
  std::vector<std::string> moves;
  std::int64_t games = 0;
  Endings endings{};
};

struct Openings {
  // How many games are that long, and how many openings they have.
  std::int64_t games = 0;
  std::int64_t count = 0;
  // Those of most games first, no more than were asked for.
  std::vector<Opening> shown;
};

// Of the games of one kind, such as `hive`. Games begin alike if they pass the same positions in the same order, turned
// or mirrored; those of fewer plies are left out, and so are those of which an index has no more positions.
Openings openings_of(const Database& database, std::string_view game, std::uint32_t plies, std::size_t limit);

}  // namespace plyglot::tool::archive
