#pragma once
// The typed syntax tree of one GameString (hive-notations 3.1).

#include "hive/record/written_move.hpp"
#include "syntax/grammar.hpp"

#include <array>

namespace plyglot::hive::uhp {

inline constexpr std::array<Outcome, 5> outcomes = {Outcome::not_started, Outcome::in_progress, Outcome::draw,
                                                    Outcome::white_wins, Outcome::black_wins};

// What the text has for a field of the header (hive-notations U4 and U5).
enum class FieldForm : std::uint8_t {
  // The field itself, in whatever case.
  readable,
  // Something else in its place.
  bad,
  // Nothing between two `;` but blanks.
  empty,
  // Neither the field nor a place for it.
  missing,
};

struct Field {
  FieldForm form = FieldForm::missing;
  // Of the text that is there; empty if the field is missing, at the place where it belongs.
  text::Span span;
};

struct Ast {
  text::Span span;
  // False if the moves begin where the header should: then all three fields are missing.
  bool has_header = true;
  Field type;
  // Inside of a bad type that has it at its end.
  Field state;
  Field turn;
  // None if the field is not readable.
  std::optional<GameType> type_value;
  std::optional<Outcome> state_value;
  // How far a bad turn could be read.
  std::optional<syntax::FurthestFailure> turn_failure;
  std::vector<WrittenMove> moves;
  // A `;` that nothing follows; empty if there is none.
  text::Span last_semicolon;
  // The line below begins as a part of a GameString does that is broken into lines.
  bool goes_on_below = false;
  // Where the last thing of the line that is not a blank ends.
  std::uint32_t content_end = 0;

  // Empties it and keeps its memory.
  void clear();
};

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::uhp
