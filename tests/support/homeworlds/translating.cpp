#include "support/homeworlds/translating.hpp"

#include "diagnostics/ids.hpp"
#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/ap_games.hpp"
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
  std::vector<homeworlds::Violation> ignored;
  while (replay.turns() < record.certain_turns) {
    replay.play_turn(ignored);
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

HomeworldsTranslated translated(const homeworlds::Record& from, homeworlds::RetargetForm to) {
  HomeworldsTranslated result;
  result.translation = homeworlds::retarget(from, to);
  REQUIRE(homeworlds::print(result.translation.record, result.text));
  if (to.is_json) {
    result.read_back = homeworlds_ap_game(result.text);
  } else {
    homeworlds::ReadOptions options;
    options.dialect = to.dialect;
    result.read_back = homeworlds_game(result.text, options);
  }
  return result;
}

bool is_admitted(const homeworlds::Retargeted& translation) {
  return std::none_of(translation.losses.begin(), translation.losses.end(), [](const homeworlds::Loss& loss) {
    return loss.id == diagnostics::DiagnosticId::translate_not_representable ||
           loss.id == diagnostics::DiagnosticId::translate_refused_by_target_rules ||
           loss.id == diagnostics::DiagnosticId::translate_untranslatable_catastrophe;
  });
}

}  // namespace plyglot::test
