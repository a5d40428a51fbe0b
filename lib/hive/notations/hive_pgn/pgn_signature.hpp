#pragma once
// Which `.pgn` is a game of Hive: most of the world's are games of chess.

#include <string_view>

namespace plyglot::hive::hive_pgn {

// Whether the beginning of a file shows a tag `GameType`, or a numbered move of Hive.
bool has_signature(std::string_view beginning);

}  // namespace plyglot::hive::hive_pgn
