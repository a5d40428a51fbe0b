#include "support/homeworlds_translating.hpp"

#include "diagnostics/ids.hpp"
#include "homeworlds/record_replay.hpp"
#include "support/catch.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::test {

std::string losses_text(const homeworlds::Retargeted& translation) {
  std::vector<std::string> lines;
  for (const homeworlds::Loss& loss : translation.losses) {
    if (loss.id == diagnostics::DiagnosticId::translate_not_representable) continue;
    lines.push_back(text::format("{}: {} -> {}\n", diagnostics::catalogue_entry(loss.id).name, loss.from, loss.to));
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

std::vector<std::string> positions_of(const homeworlds::Record& record) {
  homeworlds::RecordReplay replay(record, record.profile);
  std::vector<std::string> positions;
  std::vector<homeworlds::Violation> unheard;
  while (replay.turns() < record.certain_turns) {
    replay.play_turn(unheard);
    const homeworlds::Position position = replay.state().position();
    positions.push_back(text::format("<{}> {}", unsigned{position.to_move}, anonymous_text(position)));
  }
  return positions;
}

homeworlds::Dialect homeworlds_dialect(std::string_view name) {
  const auto dialect = homeworlds::dialect_named(name);
  REQUIRE(dialect);
  return *dialect;
}

}  // namespace plyglot::test
