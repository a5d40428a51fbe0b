#pragma once
// One game of the board game Hive as a record of it tells it: what was played, and what is said about the game.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// The eight published game types: the base game with any of three expansions (hive-rules 2).
struct GameType {
  bool has_mosquito = false;
  bool has_ladybug = false;
  bool has_pillbug = false;

  friend constexpr bool operator==(GameType a, GameType b) = default;
};
// As UHP writes it: `Base`, `Base+MLP`.
std::string name_of(GameType type);

// hive-rules H29.
enum class Outcome : std::uint8_t { not_started, in_progress, draw, white_wins, black_wins };
// As UHP writes it: `NotStarted`, `InProgress`, `Draw`, `WhiteWins`, `BlackWins`.
std::string_view name_of(Outcome outcome);
constexpr bool is_over(Outcome outcome) { return outcome > Outcome::in_progress; }

// 0 to 27: White's pieces, then Black's, each as 1Q 2S 2B 3G 3A 1M 1L 1P (hive-rules 2).
using PieceIndex = std::uint8_t;
inline constexpr PieceIndex no_piece = 0xFF;
// As UHP writes it (hive-notations N11): `wA1`; without the number for Q, L, M, P.
std::string name_of(PieceIndex piece);

// A place named by a piece on the board: the cell that lies from it in a direction, or its top (hive-notations N2).
struct Reference {
  PieceIndex piece = no_piece;
  // 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW (hop R3); none: on top.
  std::optional<std::uint8_t> direction;

  friend constexpr bool operator==(const Reference& a, const Reference& b) = default;
};

// What a side did in its turn.
struct Ply {
  // `no_piece`: it passed.
  PieceIndex piece = no_piece;
  // The first piece of the game was placed at (0, 0).
  Cell to;
  // As the text names the destination, if it does so in a form that may be kept.
  std::optional<Reference> written;
  // The whole move in the text, the piece in it, and the one that `written` names; empty if there is none.
  text::Span span;
  text::Span piece_span;
  text::Span reference_span;

  constexpr bool is_pass() const { return piece == no_piece; }
};

// What a header of the text says.
struct Tag {
  // As Hive PGN calls it: `White`, `SgfDate`.
  std::string key;
  std::string value;
  // What is lost with it, such as the whole line without its line end.
  text::Span span;
};

struct RecordComment {
  // How many of the record's plies come before it.
  std::uint32_t after_ply = 0;
  // Whether it comes after that ply on its line.
  bool is_beside_ply = false;
  // Without its signs; may have line ends.
  std::string text;
  text::Span span;
};

struct Record {
  GameType type;
  // Where the text says so; empty if it does not.
  text::Span type_span;
  // The legal part of the game (hive-notations N9).
  std::vector<Ply> plies;
  // On the board, or by repetition, after these plies.
  Outcome outcome = Outcome::not_started;
  // What the text says of the game's end, and where.
  std::optional<Outcome> result;
  text::Span result_span;
  // A referee ended the game; then the result, if there is one, is what he said besides (hive-notations P5).
  bool is_adjudicated = false;
  // All but the game type and the result, in the order of the text.
  std::vector<Tag> tags;
  // In the order of the text.
  std::vector<RecordComment> comments;
  // The first of what no other notation holds, such as thinking times.
  std::optional<text::Span> details;
  text::Span span;
  // False after an error: then it cannot be formatted; its plies can be shown and translated.
  bool is_sound = true;
  // The numbers of pieces do not say in what order they came into play (hive-rules H8). That was said when the record
  // was read, and they are written as they are.
  bool keeps_numbers = false;
  // Whether there is text that is not an error and yet is not read: writing the record again in its notation would
  // lose it.
  bool has_unread_text = false;
  // False if there is no game of Hive in the text.
  bool has_game = true;

  // Empties it and keeps its memory.
  void clear();
};

}  // namespace plyglot::hive
