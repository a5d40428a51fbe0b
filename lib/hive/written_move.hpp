#pragma once
// A move as a text names it, before anyone knows where things stand: what the readers of the notations hand over.

#include "board/hex.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

struct WrittenMove {
  // Piece and reference; all of what is no move.
  text::Span span;
  // False after an error of syntax, which is reported: then nothing below counts (hive-notations N9).
  bool is_readable = true;
  bool is_pass = false;
  PieceIndex piece = no_piece;
  text::Span piece_span;

  bool has_reference = false;
  PieceIndex reference = no_piece;
  // None: on top.
  std::optional<board::Direction> direction;
  // The reference with its marks, and in it the piece and the mark or contact (empty if there is none).
  text::Span reference_span;
  text::Span reference_piece_span;
  text::Span mark_span;
  // Whether the reference is written as the strict grammar has it, so that it may be kept.
  bool is_strict = true;
};

}  // namespace plyglot::hive
