#pragma once
// Records as Hive PGN.

#include "hive/spelling/move_texts.hpp"

namespace plyglot::hive::hive_pgn {

// The canonical form (hive-notations 5), without the last line end. The plies of the record are legal. What the
// notation has no signs for is written with others: a quote in a tag as `'`, a line end there as a blank; a comment
// with `}` is left out. What was adjudicated is `Adjudicated`, or `InProgress` without a word for that.
void print(const Record& record, References references, std::string& out, bool has_word_for_adjudicated = true);

// Whether a value can be written in a tag as it is.
bool is_tag_value(std::string_view value);

}  // namespace plyglot::hive::hive_pgn
