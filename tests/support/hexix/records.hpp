#pragma once
// Records of Hexix from the tokens of their plies, without a parser.

#include <plyglot/hexix_record.hpp>

#include <string>
#include <string_view>

namespace plyglot::test {

// Plays words that are divided by blanks, by turns: `D2v1?!`, `D2+`, `D2E3`, `...` of a skipped ply, `--` of one that
// cannot be read. Their places are their spans. Without header and comments, a line a row.
hexix::Record hexix_game(std::string_view words, const hexix::Position& initial = hexix::start_position());
// The same from POS (R13), which must be well formed.
hexix::Record hexix_game_from(std::string_view position, std::string_view words);
// Without a position, from the words alone (R6).
hexix::Record hexix_fragment(std::string_view words);

}  // namespace plyglot::test
