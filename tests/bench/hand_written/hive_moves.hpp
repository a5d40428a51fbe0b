#pragma once
// Moves of the notations of Hive that name a piece and its neighbour.

#include "bench/hand_written/text_parts.hpp"

namespace plyglot::bench::hand_written {

struct HivePiece {
  char colour = 0;
  char kind = 0;
  char number = 0;
};

struct HiveMove {
  HivePiece piece;
  HivePiece neighbour;
  // The signs before and after the neighbour; 0 for none.
  char before = 0;
  char after = 0;
};

inline HivePiece take_piece(std::string_view& text) {
  HivePiece piece{text[0], text[1], 0};
  text.remove_prefix(2);
  if (text.empty() || !is_digit(text[0])) return piece;
  piece.number = text[0];
  text.remove_prefix(1);
  return piece;
}

inline bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

// `wQ -bA1`, `wQ bA1\`; a pass has no piece.
inline HiveMove read_uhp_move(std::string_view text) {
  HiveMove move;
  if (text == "pass") return move;
  move.piece = take_piece(text);
  if (text.empty()) return move;
  text.remove_prefix(1);
  if (text == ".") return move;
  if (!is_letter(text[0])) {
    move.before = text[0];
    text.remove_prefix(1);
  }
  move.neighbour = take_piece(text);
  if (!text.empty()) move.after = text[0];
  return move;
}

}  // namespace plyglot::bench::hand_written
