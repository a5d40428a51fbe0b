// Formatting twice is formatting once, and means what the text meant (DESIGN 1).
#include "fuzz/harness/readings.hpp"
#include "hive/position_equality.hpp"

using namespace plyglot;
using namespace plyglot::fuzz;

namespace {

void check_meaning(const Record& before, const Record& after) {
  require(before.is_sound == after.is_sound, "formatting keeps whether a position is sound");
  if (before.is_sound) {
    require(hive::equal_up_to_rotation(before.position, after.position), "formatting keeps the position");
  } else {
    require_equal(before.text, after.text, "a position with an error keeps its bytes");
  }
}

void check(std::string_view text, const Way& way) {
  const std::string once = formatted(text, way);
  require_equal(once, formatted(once, way), "formatting is idempotent");
  const std::vector<Record> before = records_of(text, way);
  const std::vector<Record> after = records_of(once, way);
  require(before.size() == after.size(), "formatting keeps the number of positions");
  for (std::size_t i = 0; i < before.size(); ++i) check_meaning(before[i], after[i]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  in_all_ways([&](const Way& way) { check(text_of(data, size), way); });
  return 0;
}
