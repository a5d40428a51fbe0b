// From one dialect to the other and back: the picture stays the same (hop 8).
#include "fuzz/harness/laws.hpp"
#include "support/hive/position_equality.hpp"

namespace plyglot::fuzz {
namespace {

const toolchain::Target& to_spec() {
  static const toolchain::Target target = target_named("hop:spec");
  return target;
}

const toolchain::Target& to_hivegame() {
  static const toolchain::Target target = target_named("hop:hivegame");
  return target;
}

std::vector<Record> sound_only(std::vector<Record> records) {
  std::vector<Record> sound;
  for (Record& record : records) {
    if (record.is_sound) sound.push_back(std::move(record));
  }
  return sound;
}

void require_same_positions(const std::vector<Record>& before, const std::vector<Record>& after) {
  require(before.size() == after.size(), "no position is lost, none invented");
  for (std::size_t i = 0; i < before.size(); ++i) {
    require(test::equal_up_to_rotation(before[i].position(), after[i].position()), "a translation keeps the position");
  }
}

// The records that `text` becomes in the other dialect are those it had.
void check_dialects_of_hop(std::string_view text, const Way& way, const toolchain::Target& from,
                           const toolchain::Target& to) {
  const auto there = translated(text, way, to);
  const Way file{to.language, true};
  require_equal(formatted(there.text, file), without_blank_lines_at_the_end(there.text),
                "what is translated is canonical");
  const auto written = records_of(there.text, file);
  for (const Record& record : written) require(record.is_sound, "what is translated has no error");
  if (there.refused > 0) return;

  require_same_positions(sound_only(records_of(text, way)), written);
  // Orientation data of hivegame.com may get lost on the way, the position may not.
  const auto back = translated(there.text, file, from);
  if (back.refused == 0) require_same_positions(records_of(back.text, {from.language, true}), written);
}

}  // namespace

void check_translation_of_hop(std::string_view text, const Subject& subject) {
  const bool is_spec = subject.name == "hop";
  const toolchain::Target& own = is_spec ? to_spec() : to_hivegame();
  const toolchain::Target& other = is_spec ? to_hivegame() : to_spec();
  in_all_ways(subject, text, [&](const Way& way) { check_dialects_of_hop(text, way, own, other); });
}

}  // namespace plyglot::fuzz
