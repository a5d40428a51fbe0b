#pragma once
// Positions as FEN, for whoever wants no more than that (hopgi 3.2, 5).

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// The letters by which diagrams and FEN know pieces (hopgi 3.2, 3.3): upper case for White, lower case for Black.

// In the order of PieceKind.
inline constexpr std::string_view setup_letters = "WFRBPDHG";

// One of WFRBPDHG in either case.
std::optional<Piece> piece_of_letter(char letter);
char letter_of(Piece piece);

// One of RBPrbp: what a hand holds (R7).
std::optional<Piece> held_piece(char letter);
bool are_held_pieces(std::string_view letters);
// Adds the letters to the hands; those that no hand holds are left out.
void add_to_hands(std::string_view letters, Position& position);
// Both hands in the order RBPrbp (hopgi 5).
void append_hands(const Position& position, std::string& out);

// hopgi 6.
struct FenStyle {
  // `*`, or the `-` of Game Courier: then the hands are an eighth rank, if they hold any pieces.
  char hole = '*';
  // `D` instead of `+R`.
  bool has_promoted_letters = false;
};

std::string fen_text(const Position& position, const FenStyle& style = {});
void append_fen(const Position& position, const FenStyle& style, std::string& out);

}  // namespace plyglot::hopgi
