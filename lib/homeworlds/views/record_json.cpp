#include "homeworlds/record/record_replay.hpp"
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

class RecordWriter {
 public:
  RecordWriter(const Record& record, std::string& out) : record_(record), replay_(record, record.profile), json_(out) {}

  void write() {
    json_.begin_object()
        .key("dialect")
        .string(name_of(record_.dialect))
        .key("profile")
        .string(name_of(record_.profile));
    write_players();
    write_headers();
    json_.key("initial");
    if (record_.initial) {
      json_.string(position_text(*record_.initial));
    } else {
      json_.null();
    }
    json_.key("fragment").boolean(record_.is_fragment);
    json_.key("turns").begin_array();
    for (std::uint32_t i = 0; i < record_.turns.size(); ++i) write_turn(i);
    json_.end_array();
    write_outcome();
    json_.end_object();
  }

 private:
  // By seat; null for a player without a name.
  void write_players() {
    json_.key("players").begin_array();
    for (Player player = 0; player < record_.player_count; ++player) {
      if (player < record_.players.size()) {
        json_.string(record_.players[player]);
      } else {
        json_.null();
      }
    }
    json_.end_array();
  }

  // A key can occur twice.
  void write_headers() {
    json_.key("headers").begin_array();
    for (const RecordHeader& header : record_.headers) {
      json_.begin_object().key("key").string(header.key).key("value").string(header.value).end_object();
    }
    json_.end_array();
  }

  void write_turn(std::uint32_t index) {
    const RecordTurn& turn = record_.turns[index];
    json_.begin_object().key("turn").number(static_cast<std::int64_t>(index) + 1).key("player").number(turn.player);
    json_.key("actions").begin_array();
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      std::string action;
      print_action(record_, turn, record_.actions[turn.first_action + i], Dialect::seed, action);
      json_.string(action);
    }
    json_.end_array().key("confirmed").boolean(turn.is_confirmed);
    write_position(index);
    json_.end_object();
  }

  // homeworlds-rules E2: null where it is unknown.
  void write_position(std::uint32_t turn) {
    json_.key("position");
    if (turn >= record_.certain_turns) {
      json_.null();
      return;
    }
    replay_.play_to(turn + 1);
    json_.string(position_text(replay_.state().position()));
  }

  void write_outcome() {
    constexpr std::string_view outcomes[] = {"open", "won", "draw", "unknown"};
    json_.key("outcome").string(outcomes[static_cast<std::size_t>(record_.outcome)]).key("winner");
    if (record_.outcome == RecordOutcome::won) {
      json_.number(record_.winner);
    } else {
      json_.null();
    }
  }

  const Record& record_;
  RecordReplay replay_;
  text::JsonWriter json_;
};

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

std::string record_json(const Record& record) {
  std::string out;
  RecordWriter(record, out).write();
  return out;
}

}  // namespace plyglot::homeworlds
