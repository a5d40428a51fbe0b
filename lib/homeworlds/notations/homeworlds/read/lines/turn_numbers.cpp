#include "homeworlds/notations/homeworlds/read/lines/turn_numbers.hpp"

namespace plyglot::homeworlds {

void check_turn_numbers(Reading& reading) {
  std::optional<std::uint32_t> before;
  for (const TurnNode& turn : reading.ast.turns) {
    if (!turn.number) continue;
    if (before && *turn.number != *before + 1) {
      const char mark = reading.slice(turn.number_span).back();
      reading.report(Issue::turn_number, turn.number_span, std::to_string(*before + 1) + mark);
    }
    before = turn.number;
  }
}

}  // namespace plyglot::homeworlds
