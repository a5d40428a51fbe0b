#include "homeworlds/notations/homeworlds/print/round_turn.hpp"

#include "homeworlds/spelling/action_text.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds {

void print_round_turn(const Record& record, const RecordTurn& turn, std::string& out) {
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const RecordAction& action = record.actions[turn.first_action + i];
    std::string text;
    print_action(record, turn, action, Dialect::seed, text);
    if (action.verb == Verb::homeworld && action.has_written_name) {
      const std::size_t name = text.rfind(' ') + 1;
      text = text::format("{}\n(named {})", text.substr(0, name - 1), text.substr(name));
    }
    if (i > 0) out += '\n';
    out += text;
  }
  if (turn.is_confirmed) out += " *";
}

}  // namespace plyglot::homeworlds
