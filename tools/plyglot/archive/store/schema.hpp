#pragma once
// What is in an index: its tables, and how one is opened. docs/archive-index.md describes them for whoever reads the
// file with another program.

#include "plyglot/archive/store/database.hpp"

namespace plyglot::tool::archive {

// Grows when a table changes, or what the key of a position says: an index of another version must be made again.
inline constexpr std::int64_t schema_version = 4;

// Positions that occur in so many games have their continuations counted in a table.
inline constexpr std::uint32_t counted_from = 64;

void create_tables(Database& database);

// Throws a DatabaseError, with a sentence, if the file is not an index, or one of another version.
Database open_index(const std::string& file, Database::Access access);
// Whether there is such a file, and it is an index of any version.
bool is_index(const std::string& file);

}  // namespace plyglot::tool::archive
