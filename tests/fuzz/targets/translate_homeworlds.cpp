// From each dialect of Homeworlds to each other one: the board stays the same, turn by turn (homeworlds 8).
#include "fuzz/harness/laws.hpp"
#include "homeworlds/record_replay.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

// After each turn up to which the position is certain, by content.
std::vector<std::string> positions_of(const homeworlds::Record& record) {
  homeworlds::RecordReplay replay(record, record.profile);
  std::vector<std::string> positions;
  while (replay.turns() < record.certain_turns) {
    replay.play_to(replay.turns() + 1);
    positions.push_back(anonymous_text(replay.state().position()));
  }
  return positions;
}

// The rules of the target may refuse what those of the source allow, which is declared: up to there all is the same.
void check_translated_turns(std::string_view text, const Way& way, const toolchain::Target& to) {
  const auto there = translated(text, way, to);
  if (there.written != 1) return;
  const Way file{to.language, true};
  const auto before = records_of(text, way);
  const auto after = records_of(there.text, file);
  require(before.size() == 1 && after.size() == 1, "one game stays one game");
  const auto& source = std::get<homeworlds::Record>(before[0].model);
  // A transcript is known by its turns: without any, what stands in it is nothing.
  if (source.turns.empty()) return;
  const auto of_source = positions_of(source);
  const auto of_target = positions_of(std::get<homeworlds::Record>(after[0].model));
  const std::size_t known = std::min(of_source.size(), of_target.size());
  require(std::equal(of_source.begin(), of_source.begin() + static_cast<std::ptrdiff_t>(known), of_target.begin()),
          "a translation keeps the positions");
  require_equal(formatted(there.text, file), there.text, "what is translated is canonical");
}

}  // namespace

void check_translation_of_homeworlds(std::string_view text, const Subject& subject) {
  static const toolchain::Target targets[] = {target_named("homeworlds:seed"), target_named("homeworlds:ap"),
                                              target_named("homeworlds:sdg"), target_named("homeworlds:jpb"),
                                              target_named("homeworlds:quux")};
  in_all_ways(subject, text, [&](const Way& way) {
    for (const toolchain::Target& to : targets) check_translated_turns(text, way, to);
  });
}

}  // namespace plyglot::fuzz
