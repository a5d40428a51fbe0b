#include "hopgi/views/record_views.hpp"

#include "hopgi/record/record_cut.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/views/diagram.hpp"
#include "hopgi/views/move_list.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

void append_last_turn(const Record& record, std::string& out) {
  const auto last = std::find_if(record.turns.rbegin(), record.turns.rend(),
                                 [](const RecordTurn& turn) { return turn.depth == 0 && turn.is_applied(); });
  if (last == record.turns.rend()) return;
  text::append(out, "// after {}{} {}\n", last->number, last->side == Side::white ? "." : "...", turn_text(last->turn));
}

void append_end(const Record& record, std::string& out) {
  if (record.winner) {
    text::append(out, "// {} has no king left\n", name_of(opponent_of(*record.winner)));
  } else if (record.result != Result::none && record.result != Result::open) {
    text::append(out, "// result {}\n", result_text(record.result));
  }
}

}  // namespace

void show_json(const Record& record, const notation::OptionValues&, std::string& out) { out += record_json(record); }

void show_diagram(const Record& record, std::string& out) {
  const std::optional<Setup> setup = setup_of(record);
  if (!setup || !diagram::print(*setup, out)) return;
  out += '\n';
  append_last_turn(record, out);
  append_end(record, out);
}

bool list_moves(const Record& record, const notation::OptionValues& options, std::vector<std::string>& moves,
                std::string& why) {
  if (record.final_position) {
    return list_moves_of(*record.final_position, move_form_of(options), moves, why);
  }
  why = "the position that the game begins with is unknown";
  return false;
}

}  // namespace plyglot::hopgi
