#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/views/record_views.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"

namespace plyglot::homeworlds {
namespace {

void append_span(text::Span span, std::string& out) {
  if (!span.empty()) text::append(out, " from {}..{}", span.begin, span.end);
}

void append_system(const Record& record, SystemId id, std::string& out) {
  const RecordSystem& system = record.systems[id];
  text::append(out, "  system {}: {}", id, text::visible(system.name));
  if (!system.has_written_name()) out += ", not named";
  append_span(system.name_span, out);
  if (system.home_of) text::append(out, ", home of player {}", unsigned{*system.home_of});
  if (system.created != no_action) text::append(out, ", made by action {}", system.created);
  if (system.gone != no_action) text::append(out, ", gone by action {}", system.gone);
  out += '\n';
}

void append_turn(const Record& record, std::size_t index, std::string& out) {
  const RecordTurn& turn = record.turns[index];
  text::append(out, "  turn {}: player {}", index + 1, unsigned{turn.player});
  if (turn.is_confirmed) out += ", confirmed";
  if (!turn.verbatim.empty()) out += ", copied";
  if (index >= record.certain_turns) out += ", uncertain";
  append_span(turn.span, out);
  out += '\n';
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const std::uint32_t number = turn.first_action + i;
    const RecordAction& action = record.actions[number];
    text::append(out, "    action {}: ", number);
    print_action(record, turn, action, Dialect::seed, out);
    if (!action.is_played) out += ", not played";
    append_span(action.span, out);
    out += '\n';
  }
}

void append_outcome(const Record& record, std::string& out) {
  switch (record.outcome) {
    case RecordOutcome::open:
      out += "  open\n";
      return;
    case RecordOutcome::won:
      text::append(out, "  won by player {}\n", unsigned{record.winner});
      return;
    case RecordOutcome::draw:
      out += "  a draw\n";
      return;
    case RecordOutcome::unknown:
      text::append(out, "  certain up to turn {}\n", record.certain_turns);
  }
}

}  // namespace

void append_record(const Record& record, std::string& out) {
  text::append(out, "record {}..{}\n  dialect {}, profile {}{}\n", record.span.begin, record.span.end,
               name_of(record.dialect), name_of(record.profile), record.is_fragment ? ", a fragment" : "");
  for (std::size_t i = 0; i < record.players.size(); ++i)
    text::append(out, "  player {}: {}\n", i, text::visible(record.players[i]));
  for (const RecordHeader& header : record.headers)
    text::append(out, "  header {}: {}\n", text::visible(header.key), text::visible(header.value));
  if (record.initial) text::append(out, "  position: {}\n", position_text(*record.initial));
  for (SystemId id = 0; id < record.systems.size(); ++id) append_system(record, id, out);
  for (std::size_t i = 0; i < record.turns.size(); ++i) append_turn(record, i, out);
  for (const RecordUnread& unread : record.unread) {
    out += "  not read";
    append_span(unread.span, out);
    out += '\n';
  }
  for (const RecordComment& comment : record.comments) {
    out += "  comment";
    append_span(comment.span, out);
    out += ' ';
    text::append_json_string(out, comment.text);
    out += '\n';
  }
  append_outcome(record, out);
}

}  // namespace plyglot::homeworlds
