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

// What a variation is made of, in the order of the text.
enum class VariationPart : std::uint8_t {
  // The next one of its plies, or of its comments.
  ply,
  comment,
  // A variation inside of it begins, and ends. It replaces the last ply before it in the line that it is in, and at
  // most a hundred are inside of each other.
  begin,
  end,
};

// What could have been played instead of a ply of the game, and from there on, with variations inside of it
// (hive-notations P6). Its plies are legal.
struct Variation {
  // How many of the record's plies come before it: it replaces the last of them, so there is one.
  std::uint32_t after_ply = 0;
  // How many of the record's comments come before it.
  std::uint32_t comments_before = 0;
  // From `(` to `)`.
  text::Span span;
  // Without its own beginning and end. It has a ply, and so has every variation inside of it, before any other.
  std::vector<VariationPart> parts;
  // Those of the variations inside of it among them.
  std::vector<Ply> plies;
  // `after_ply` counts the plies from the beginning of the game, as they are played in the line that it is in.
  std::vector<RecordComment> comments;
  // Of the variations inside of it, in the order of their beginnings.
  std::vector<text::Span> spans_inside;
};

struct Record {
  GameType type;
  // Where the text says so; empty if it does not.
  text::Span type_span;
  // The legal part of the game (hive-notations N9).
  std::vector<Ply> plies;
  // How many of them come before the first move that was refused: those after it rest on a reading of that move. None
  // if no move was refused.
  std::optional<std::uint32_t> refused_after;
  // On the board, or by repetition, after these plies.
  Outcome outcome = Outcome::not_started;
  // What the text says of the game's end, and where.
  std::optional<Outcome> result;
  text::Span result_span;
  // A referee ended the game; then the result, if there is one, is what he said besides (hive-notations P5).
  bool is_adjudicated = false;
  // All but the game type and the result, in the order of the text.
  std::vector<Tag> tags;
  // In the order of the text, without those of variations.
  std::vector<RecordComment> comments;
  // Those of the game itself, in the order of the text. Nothing else in the record speaks of them.
  std::vector<Variation> variations;
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
