#pragma once
// Where games of Hive PGN begin (hive-notations P11).

#include "notation/lines.hpp"

namespace plyglot::hive::hive_pgn {

// The game that begins at `offset`, or one of the blank lines between two games. The last game has the rest of the
// file. Linear in what is looked at: no tags are looked through twice.
notation::Unit next_unit(const text::Source& source, std::uint32_t offset);

}  // namespace plyglot::hive::hive_pgn
