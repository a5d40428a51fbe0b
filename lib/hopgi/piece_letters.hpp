#pragma once
// The letters of pieces on boards, where White's are upper case and Black's lower case.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// One letter, as in diagrams (hopgi 3.3): `D` for a Dragon King, `h` for a Dragon Horse of Black.
char piece_letter(Piece piece);

// As in records: `DK`, `dh`.
std::string piece_letters(Piece piece);

}  // namespace plyglot::hopgi
