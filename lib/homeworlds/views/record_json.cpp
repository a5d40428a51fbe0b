#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/views/record_views.hpp"
#include "text/json_writer.hpp"

namespace plyglot::homeworlds {
namespace {

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
  // By seat; null for one whom nobody names.
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

  // A key can stand twice.
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

  // homeworlds-rules E2: null where nobody knows it.
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

std::string record_json(const Record& record) {
  std::string out;
  RecordWriter(record, out).write();
  return out;
}

}  // namespace plyglot::homeworlds
