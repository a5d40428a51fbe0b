#pragma once
// The typed syntax tree of a game file of boardspace.net (hive-notations 3.4).

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::boardspace_sgf {

// `GM[27]`.
struct Header {
  text::Span span;
  text::Span key;
  text::Span value;
};

enum class Command : std::uint8_t {
  start,
  // `pick`, `pickb`: a piece is taken up, from the hand or from the board.
  pick,
  pickb,
  // `dropb`, `pdropb`, `move`, `pmove`: a piece is put down until the turn is ended.
  put,
  // `movedone`, `pmovedone`: and the turn is ended with it.
  put_and_done,
  pass,
  done,
  resign,
  offer_draw,
  accept_draw,
  decline_draw,
  // A word that is not known.
  unknown,
  // A node that cannot be read; already reported.
  unreadable,
};

// `wA1`, `a1`.
struct PieceName {
  text::Span span;
  std::optional<Colour> colour;
  BugKind kind = BugKind::queen;
  // 1 where none is written.
  std::uint8_t number = 1;
  bool has_number = false;
};

// `wA1/`, `wA1.`, `.`.
struct WrittenReference {
  // Empty if there is none.
  text::Span span;
  // None: the dot alone, or what cannot be read.
  std::optional<PieceName> piece;
  bool is_readable = true;
  // `-`, `/` or `\`; 0 if there is none.
  char left_mark = 0;
  char right_mark = 0;

  bool is_dot() const { return !span.empty() && !piece && is_readable; }
};

// One command of a player.
struct Action {
  Command command = Command::unreadable;
  Colour player = Colour::white;
  // The word with what belongs to it; the whole node of one that is unreadable.
  text::Span span;
  text::Span word;
  // S18: the number of its node; -1 and empty if that is unreadable, and larger ones than a million are a million.
  std::int32_t number = -1;
  text::Span number_span;
  // The colour of a command that names one besides the piece.
  std::optional<Colour> colour;
  PieceName piece;
  // From 0 (`A`), and the number of the row; larger ones than a million are a million.
  std::int32_t column = 0;
  std::int32_t row = 0;
  // Both as written.
  text::Span place;
  WrittenReference reference;
};

struct Ast {
  text::Span span;
  // Whether there is a game tree at all.
  bool has_game = false;
  // False if anything is beyond the notation's grammar, whether it is reported or not.
  bool is_strict = true;
  // Whether there is something in the grammar that no record holds: thinking times, a second tree.
  bool has_more = false;
  // Not UTF-8: each byte is a character (hive-notations 2).
  bool is_latin1 = false;
  // In the order of the text, including those after the first command.
  std::vector<Header> headers;
  std::vector<Action> actions;
  // Parts of the tree that cannot be read; already reported.
  std::vector<text::Span> unreadable;
  // The first of the coordinates, picks and thinking times.
  std::optional<text::Span> details;

  // Empties it and keeps its memory.
  void clear();
};

// As indented text for `dump --stage ast`, one header or command a line.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::boardspace_sgf
