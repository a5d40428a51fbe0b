#pragma once
// Positions of Hopgi for tests: a plain reading and writing of canonical FEN (hopgi 3.2), apart from the library's own.

#include "hopgi/rules/state.hpp"

namespace plyglot::test {

// Fails the test if there is no such square.
hopgi::Square hopgi_square(std::string_view name);
// `d4 e5`; empty for none.
hopgi::SquareSet hopgi_squares(const std::string& names);

// White's as they are, Black's in small letters; promoted ones with a plus before the letter of what they were.
inline constexpr std::string_view hopgi_piece_letters = "WFRBP";

// Fails the test on anything but a canonical FEN.
hopgi::Position hopgi_position(const std::string& fen);
hopgi::State hopgi_state(const std::string& fen);
std::string hopgi_fen(const hopgi::Position& position);

inline constexpr std::string_view hopgi_start_fen = "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1";

}  // namespace plyglot::test
