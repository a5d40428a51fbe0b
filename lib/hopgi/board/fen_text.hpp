#pragma once
// Positions as FEN, for whoever wants no more than that (hopgi 3.2, 5).

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// hopgi 6.
struct FenStyle {
  // `*`, or the `-` of Game Courier, which writes no hands.
  char hole = '*';
  // `D` instead of `+R`.
  bool has_promoted_letters = false;
};

std::string fen_text(const Position& position, const FenStyle& style = {});
void append_fen(const Position& position, const FenStyle& style, std::string& out);

}  // namespace plyglot::hopgi
