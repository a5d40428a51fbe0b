#pragma once
// Mirror images: column A in the place of G and so on. The rules are the same there, and the sides stay.

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

Position mirrored(const Position& position);
Ply mirrored(Ply ply);
// With its position and its plies; texts and spans stay as they are.
Record mirrored(Record record);

}  // namespace plyglot::hexix
