#pragma once
// A move as a text names it, before the position is known: what the readers of the notations produce.

#include "board/hex.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

struct WrittenMove {
  // Piece and reference; all of what is not a move.
  text::Span span;
  // False after an error of syntax, which is reported: then nothing below counts (hive-notations N9).
  bool is_readable = true;
  bool is_pass = false;
  // Of the ply, as the text numbers it, from 1; 0 where it does not.
  std::uint32_t number = 0;
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
  // A lone dot in the place of the reference, where a notation has that (hive-notations U8); then there is none.
  text::Span dot_span;

  // The number of the piece, or of the reference, is not said, and nothing else is wrong if `lacks_only_numbers`. Such
  // a move is not readable; the piece that it names is the first of its kind. The values are the numbers of the
  // findings in the reporter: the replay gives them their fix (hive-notations 7.1).
  std::optional<std::uint32_t> piece_without_number;
  std::optional<std::uint32_t> reference_without_number;
  bool lacks_only_numbers = true;

  // What goes away with the move where it should not be there at all: it, and its line or the separator before it.
  // Empty where something else would go with it. It is safe where the rest of the text stays as it should be.
  text::Span entry;
  bool is_entry_safe = true;
  // The number of the next finding when it had been read; the last ones before it are about it.
  std::uint32_t findings_end = UINT32_MAX;
};

}  // namespace plyglot::hive
