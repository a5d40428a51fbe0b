// From one dialect to the other and back: the picture stays the same (hop 8).
#include "fuzz/harness/readings.hpp"
#include "hive/position_equality.hpp"

using namespace plyglot;
using namespace plyglot::fuzz;

namespace {

toolchain::Session::Translated to_dialect(std::string_view text, const Way& way, std::string_view dialect) {
  return translated(text, way, target_named("hop:" + std::string(dialect)));
}

std::string_view without_blank_lines_at_the_end(std::string_view text) {
  const std::size_t end = text.find_last_not_of('\n');
  return end == std::string_view::npos ? "" : text.substr(0, end + 2);
}

std::vector<Record> sound_only(std::vector<Record> records) {
  std::vector<Record> sound;
  for (Record& record : records) {
    if (record.is_sound) sound.push_back(std::move(record));
  }
  return sound;
}

void require_same(const std::vector<Record>& before, const std::vector<Record>& after) {
  require(before.size() == after.size(), "no position is lost, none invented");
  for (std::size_t i = 0; i < before.size(); ++i) {
    require(hive::equal_up_to_rotation(before[i].position(), after[i].position()), "a translation keeps the position");
  }
}

// The records that `text` becomes in the other dialect are those it had.
void check(std::string_view text, const Way& way, std::string_view from, std::string_view to) {
  const auto there = to_dialect(text, way, to);
  const Way file{hop(to), true};
  require_equal(formatted(there.text, file), without_blank_lines_at_the_end(there.text),
                "what is translated is canonical");
  const auto written = records_of(there.text, file);
  for (const Record& record : written) require(record.is_sound, "what is translated has no error");
  if (there.refused > 0) return;

  require_same(sound_only(records_of(text, way)), written);
  // Orientation data of hivegame.com may get lost on the way, the position may not.
  const auto back = to_dialect(there.text, file, from);
  if (back.refused == 0) require_same(records_of(back.text, {hop(from), true}), written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const bool is_file : {true, false}) {
    check(text_of(data, size), {hop("spec"), is_file}, "spec", "hivegame");
    check(text_of(data, size), {hop("hivegame"), is_file}, "hivegame", "spec");
  }
  return 0;
}
