#pragma once
// Records of games for tests, made without any reader of the library.

#include <plyglot/hive_record.hpp>

#include <string>

namespace plyglot::test {

// The game of a strict GameString, whose moves must be legal, as a record without headers. The plies have the spans of
// their moves in the GameString and keep their references as written.
hive::Record record_of(const std::string& game_string);

// The same piece comes to the same cell.
bool is_same_ply(const hive::Ply& a, const hive::Ply& b);

}  // namespace plyglot::test
