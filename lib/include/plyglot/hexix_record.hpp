#pragma once
// A game of Hexix, or a part of one, as it was written down: the model of both dialects (hexix 2, R4 to R16).

#include <plyglot/hexix_position.hpp>

#include <vector>

namespace plyglot::hexix {

// hexix 6: which marks placements bear, `v ^` or `< >`.
enum class Dialect : std::uint8_t { v2024, v2019 };

// `??` and the like, as people annotate moves.
enum class Suffix : std::uint8_t { none, blunder, brilliant, dubious, interesting, mistake, good };
// `??`; empty for none.
std::string_view suffix_text(Suffix suffix);

enum class PlyKind : std::uint8_t {
  place,
  increment,
  capture,
  // R5: made but not recorded.
  skipped,
  // R4a: nothing is written where a ply belongs.
  missing,
  // It is written, but cannot be read (R12).
  unreadable,
};

struct Ply {
  Player player = Player::blue;
  PlyKind kind = PlyKind::place;
  // Of a placement and an increment; of a capture where it starts.
  Cell cell = 0;
  // Of a capture.
  Cell target = 0;
  // Of a placement.
  PieceKind mark = PieceKind::down;
  // The number that is written after a placement's mark; 0 if there is none.
  std::uint8_t written_number = 0;
  // The piece's number after the ply (R7.4, R9), and what was taken; 0 and none if the ply was not applied.
  std::uint8_t number = 0;
  std::optional<Piece> captured = std::nullopt;
  Suffix suffix = Suffix::none;
  // Whether the board has changed.
  bool is_applied = false;
  // Whether the number of a placement is that of R7.4; a piece beside no own one gets its number otherwise (R7.2).
  bool is_counted = false;
  // Whether the position before it was certain (R12).
  bool is_certain = false;
  // Index into Record::rows; of a missing ply, the row of the move before which it is missing.
  std::uint32_t row = 0;
  // The move without its suffix; the dots of a skip, or the move next to it if none are written; of a missing ply the
  // move that follows.
  text::Span span;
  // The same with the suffix.
  text::Span whole;

  bool is_move() const { return kind <= PlyKind::capture; }
};

// What a column of a row holds.
enum class EntryKind : std::uint8_t {
  empty,
  ellipsis,
  move,
  // It is written, but play went on with another reading (R19).
  reread,
};
struct Entry {
  EntryKind kind = EntryKind::empty;
  // Of a move: index into Record::plies. Of one that is read otherwise: index into Record::reread.
  std::uint32_t ply = 0;
};
struct Row {
  Entry blue;
  Entry red;
  bool has_number = false;
};

// A remark is a line that is neither play nor a comment (hexix 2).
enum class LineKind : std::uint8_t { blank, comment, header, divider, row, remark };
// The lines of the record with those of its lead, in their order.
struct Line {
  LineKind kind = LineKind::blank;
  // Of a row: index into Record::rows.
  std::uint32_t row = 0;
  // From `#` on, without blanks at its end; empty if there is none.
  std::string comment;
  // Without its line end.
  text::Span span;
};

// R14.
enum class End : std::uint8_t { none, home, block };

struct Record {
  Dialect dialect = Dialect::v2024;
  std::vector<Line> lines;
  std::vector<Row> rows;
  std::vector<Ply> plies;
  // R19: plies as they are written that were not played so.
  std::vector<Ply> reread;
  // R19: plies are played that are not written where they are, or not so.
  bool is_read_otherwise = false;
  // How many lines come before the header, or before the first row if there is none.
  std::uint32_t lead_lines = 0;
  bool has_header = false;
  // Where the record begins; none if that is unknown (R6, R13).
  std::optional<Position> initial;
  // R6.
  bool is_fragment = false;
  End end = End::none;
  // Of the player who made the ply that ended the game.
  Player winner = Player::blue;
  // The ply that ended the game; meaningful if there is an end.
  std::uint32_t ending_ply = 0;
  // The record with its lead.
  text::Span span;
};

// `B-home`, empty if the game has not ended (R14).
std::string_view result_text(const Record& record);

}  // namespace plyglot::hexix
