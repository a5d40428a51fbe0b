#pragma once
// Takes games out of a file that holds others.

#include "plyglot/archive/store/database.hpp"

#include <string>
#include <vector>

namespace plyglot::tool::archive {

// Removes records, with the line end after each and the comments above it that suppress its findings, and nothing else:
// other comments around them stay. Before the file is written the rest is read again, and must be the games that are
// left. Says why nothing is done; empty if it is. Throws a FileError if the file cannot be written, or has changed.
std::string remove_games(const Database& database, const std::string& file, const std::vector<std::int64_t>& games);

}  // namespace plyglot::tool::archive
