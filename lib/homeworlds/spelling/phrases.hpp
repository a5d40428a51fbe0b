#pragma once
// Players, pieces, sizes and numbers in a sentence.

#include "homeworlds/board/piece_set.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds::verdicts {

// Players as they are called, in visible characters, without backticks: `Dave`, or by the seat.
std::string visible_name(const Record& record, Player player);
// `one`; digits for more than twelve.
std::string number_word(unsigned number);
// `third`; up to the fifth.
std::string_view ordinal_word(unsigned number);
// "`b3`"
std::string quoted(PieceKind kind);
// "`b1`, two `g3` and `y2`"; "none" for no piece.
std::string pieces_phrase(PieceSet pieces);
// The sizes of the pieces: "size 2", "sizes 1 and 3".
std::string sizes_phrase(PieceSet pieces);
// "blue and red", in the order of the letters; "none" for no colour.
std::string colours_phrase(const std::array<bool, colours>& chosen, std::string_view last_joint = " and ");
std::array<bool, colours> colours_of(PieceSet pieces);
std::string joined(const std::vector<std::string>& phrases, std::string_view last_joint = " and ");
// "is" or "are", "has" or "have".
std::string_view is_or_are(std::size_t count);
std::string_view has_or_have(std::size_t count);

}  // namespace plyglot::homeworlds::verdicts
