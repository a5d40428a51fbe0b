#pragma once
// The typed syntax tree of one file (hive-notations 3.2): its lines, in flat memory that is reused.

#include "board/hex.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::thehive {

// What a line has in the place of a move.
enum class MoveForm : std::uint8_t {
  // Nothing: the line is blank, or holds no more than a comment or a number.
  none,
  pass,
  // A piece, alone or with contact and target; perhaps with faults in its names, which are reported.
  move,
  // A move as UHP writes it; reported when the board is known, for the sake of the fix.
  uhp,
  // Two pieces with something else than a contact between them; reported.
  bad_contact,
  // Anything else; reported.
  other,
};

struct NamedPiece {
  // `no_piece` if it is not there, or after an error in its name.
  PieceIndex piece = no_piece;
  text::Span span;
  // Empty if there are none.
  text::Span digits;
};

struct Line {
  // Without its line end; of several moves on one line, the part of each.
  text::Span span;
  // The digits of the number in front of the move; empty if there is none.
  text::Span number;
  MoveForm form = MoveForm::none;
  text::Span move;
  // False after an error of syntax (hive-notations N9).
  bool is_readable = true;
  NamedPiece piece;
  // Empty if the piece is alone, or beside a piece of UHP.
  text::Span contact;
  // None: on top.
  std::optional<board::Direction> direction;
  // Its span is empty if there is none.
  NamedPiece target;
  // With its sign; empty if there is none.
  text::Span comment;
  // The same number before the same move as in the last line with a move.
  bool is_repeated = false;
  // The move before is on the same line of the text (V8): they share it up to the end of that move.
  bool is_run_on = false;

  bool has_move() const { return form != MoveForm::none; }
};

struct Ast {
  text::Span span;
  std::vector<Line> lines;
  // Whether there is a number that belongs to no move (V1); reported.
  bool has_lone_number = false;

  // Empties it and keeps its memory.
  void clear();
};

// As indented text for `dump --stage ast`: a line for each line that is not blank, and one for each of its parts.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::thehive
