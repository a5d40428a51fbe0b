#pragma once
// What people write in the place of a move, and what they mean by it.

#include <string_view>

namespace plyglot::hive::hive_pgn {

// A help for a text that is no move; empty if there is nothing to be said about it.
std::string_view hint_for(std::string_view text);

}  // namespace plyglot::hive::hive_pgn
