#pragma once
// What there is to say about the places of a record beside what is wrong with them: for editors.

#include <plyglot/source.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::annotations {

// What a text speaks of again and again.
enum class ThingKind : std::uint8_t {
  // A bug, a ship, a man: what is put on the board and moves there.
  piece,
  // A system or the like, which the game makes and takes away.
  place,
  player,
};
struct Thing {
  ThingKind kind = ThingKind::piece;
  // As one would call it: `wA1`, `Alpha`, `Ann`.
  std::string name;
  // Whether the name is the writer's own choice.
  bool can_be_renamed = false;
};

// A place in the text that names a thing, or at which it comes into the game without a name. Two can lie at the same
// place, or one inside the other.
struct Mention {
  text::Span span;
  // Index into Annotations::things.
  std::uint32_t thing = 0;
  // Where it comes into the game.
  bool is_definition = false;
};

enum class HintKind : std::uint8_t {
  // What a player would ask: the piece that is meant, what was taken, what is now underneath.
  meaning,
  // A cell as programs count it, for whoever asks for it.
  cell,
};
// What the notation leaves to the reader, to be shown after the byte before the offset.
struct Hint {
  std::uint32_t offset = 0;
  std::string text;
  HintKind kind = HintKind::meaning;
};

enum class PartKind : std::uint8_t { game, position, header, turn, ply, branch, piece };
// A part of the record, for outlines. Parts come before those inside them.
struct Part {
  PartKind kind = PartKind::game;
  text::Span span;
  // What is shown when one goes to it; inside `span`.
  text::Span name_span;
  std::string name;
  // One more word or two; may be empty.
  std::string detail;
  // How many of the parts after it are inside it, at any depth.
  std::uint32_t parts_inside = 0;
};

// A place explained in words, which may have several lines.
struct Remark {
  text::Span span;
  std::string text;
  // The ply after which the board is what the place is about.
  std::optional<std::uint32_t> ply;
};

// What a piece of text is to the eye, in any notation: for colours.
enum class TokenKind : std::uint8_t {
  comment,
  // Of a turn, a move or a ply.
  number,
  // A bug, a ship, a man, and what is said of it.
  piece,
  // A cell, a square, a system.
  place,
  // A side, a seat, who is to move.
  player,
  // A direction, a contact, a sign for taking or of praise.
  mark,
  // What is between other tokens and around them.
  separator,
  // Of a header, and what it says.
  key,
  value,
  result,
  // A verb, or what is written for a ply without a move.
  keyword,
  unreadable,
};
inline constexpr std::size_t token_kinds = 12;
// Neither begins nor ends with a blank or a line end; it may have several lines.
struct Token {
  text::Span span;
  TokenKind kind = TokenKind::unreadable;
};

// Of one record; each list in the order of the text.
struct Annotations {
  std::vector<Thing> things;
  std::vector<Mention> mentions;
  std::vector<Hint> hints;
  std::vector<Part> parts;
  std::vector<Remark> remarks;
};

}  // namespace plyglot::annotations
