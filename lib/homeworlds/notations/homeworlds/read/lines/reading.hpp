#pragma once
// What the steps of reading a record share.

#include "diagnostics/ids.hpp"
#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// What the reading of a record has to say, as data for whoever words it (homeworlds 7).

using diagnostics::DiagnosticId;

// What the table says for the dialect; `off` where the dialect has nothing to say.
diagnostics::Severity severity_of(DiagnosticId id, Dialect dialect);
struct NotedFinding {
  DiagnosticId id = DiagnosticId::homeworlds_unknown_verb;
  diagnostics::Severity severity = diagnostics::Severity::error;
  text::Span span;
  // What stands for the span when it is fixed, where that is simple. For missing_separator and ignored_command the
  // text to insert.
  std::optional<std::string> fix;
  // A secondary label: the star of name_of_other_piece, the earlier system of position_inconsistent, the action that
  // put a piece where it is of serial_in_use and serial_is_star, the header that counts of duplicate_header, the end of
  // turn_after_elimination, the actions of restarted_turn and missing_turn_end. Empty for none.
  text::Span related;
  // Holds only while the words of its trade are read in the order of the tree (homeworlds R8.3).
  bool is_of_trade_order = false;
  // missing_argument: the action is played anyway, and the turn is not broken by it.
  bool leaves_turn_whole = false;
  // restarted_turn: how many actions are taken back. unknown_sentence: how many lines it stands for, 0 for one.
  std::uint32_t count = 0;
  // wrong_player: whose turn it is.
  Player due = 0;
  // ambiguous_trade: the two systems that can be meant.
  std::array<SystemId, 2> systems{};
  // bad_record: what the value should be, such as "a list"; empty if the text is not JSON.
  std::string_view value_due;
  // serial_in_use, serial_is_star: such as "a star of `3`"; empty of a piece that is named twice.
  std::string where;
  // extra_words: an action seems to be among them (homeworlds 7).
  bool holds_action = false;
  // ignored_command: a line of chat, which no one has played.
  bool is_in_chat = false;
  // trailing_separator: the turn may go on in the line below (homeworlds L20).
  bool is_above_turn = false;
  // After it the position is unknown (homeworlds-rules E2).
  bool stops_play = false;
};

// By their spans; those of one span stay in their order.
void sort_by_place(std::vector<NotedFinding>& findings);

// homeworlds 7, below the table: whether the turn is broken by it.
bool breaks_turn(const NotedFinding& finding, Dialect dialect);

struct Reading {
  const text::Source& source;
  const DialectForm& form;
  Ast& ast;
  std::vector<NotedFinding>& findings;

  std::string_view slice(text::Span span) const { return source.slice(span); }

  // With the severity of the dialect; nothing where the dialect has nothing to say.
  NotedFinding* report(DiagnosticId id, text::Span span, std::optional<std::string> fix = std::nullopt);
};

}  // namespace plyglot::homeworlds
